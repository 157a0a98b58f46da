import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sql } from '@suite/database';
import { createTestApp, type TestApp } from '../testing/create-test-app.ts';
import { insertHotel, insertUser } from '../testing/contexts/insert-user.ts';
import { payload } from '../testing/contexts/open-bookings-test.ts';

let server: TestApp;
let headers: { cookie: string; origin: string };
beforeAll(async () => {
  server = await createTestApp();
  const hotel_id = await insertHotel(server.database, 'Seaview');
  const usr_email = 'admin@seaview.test';
  await insertUser(server.database, { usr_email, hotel_id, permissions: ['manage_hotel'] });
  headers = await server.signIn(usr_email);
});
afterAll(() => server.close());

const call = (method: 'GET' | 'POST' | 'PUT', path: string, body?: object) =>
  server.app.inject({ method, url: `/api/bookings${path}`, headers, ...(body && { payload: body }) });

test('no answer to staff holds the token of a link or the address of a photo', async () => {
  const verification_token = randomUUID();
  const fields = payload({ passengers: [{ name: 'Bo', type: 'Child', user_type: 'guest' }] });
  const created = await call('POST', '', { ...fields, verification_token });
  const { id } = created.json<{ result: { id: number } }>().result;
  const answers = {
    created,
    listed: await call('GET', '?limit=100'),
    read: await call('GET', `/${id}`),
    updated: await call('PUT', `/${id}`, { ...fields, passengers: [] }),
    exported: await call('GET', '/export/csv'),
  };
  for (const [name, { statusCode, body }] of Object.entries(answers)) {
    expect([name, statusCode]).toEqual([name, name === 'created' ? 201 : 200]);
    expect([name, body]).toEqual([name, expect.stringContaining(fields.email)]);
    expect([name, body]).toEqual([name, expect.not.stringMatching(/token|images|_url/i)]);
    expect([name, body]).toEqual([name, expect.not.stringContaining(verification_token)]);
  }
});

test('a mail goes to the address without characters that are not shown', async () => {
  const created = await call('POST', '', payload({ email: ' Unseen@guests.test\u200b' }));
  const { id, email } = created.json<{ result: { id: number; email: string } }>().result;
  expect((await call('POST', `/${id}/send-verification`, {})).statusCode).toBe(200);
  const mails = await server.database.query(sql`select recipient from emails`);
  expect([email, mails]).toEqual(['Unseen@guests.test', [{ recipient: 'Unseen@guests.test' }]]);
});
