import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sql } from '@suite/database';
import { createTestApp, type TestApp } from '../testing/create-test-app.ts';
import { addBooking, addHotel } from '../testing/contexts/open-bookings-test.ts';

let server: TestApp;
const token = randomUUID();

beforeAll(async () => {
  server = await createTestApp();
  const hotel_id = await addHotel(server.database, 'Seaview');
  await addBooking(server.database, { hotel_id, checkin_date: '2999-01-01', verification_token: token });
});
afterAll(() => server.close());

const ask = (of: string, from = '192.0.2.1') =>
  server.app.inject({ url: `/api/getuser_by_token/${of}`, remoteAddress: from });

const secret = {
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex',
};

test('answers without a session, and the answer is not cached, not passed on and not indexed', async () => {
  const answer = await ask(token);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers).toMatchObject(secret);
  const [cookie] = answer.cookies;
  expect(cookie).toMatchObject({ name: 'suite_guest', httpOnly: true, sameSite: 'Lax', path: '/' });
  expect(cookie?.value).not.toContain(token);
  expect(answer.json()).toMatchObject({
    success: true,
    message: 'Booking fetched successfully',
    result: { hotel_name: 'Seaview', verification_token: token, no_adult: 1, no_child: 0 },
  });
  expect(answer.json().result).not.toHaveProperty('time_zone');
});

test.each([randomUUID(), 'no-token', 'x'.repeat(90), 'x'.repeat(101), 'x'.repeat(9000), '%F0%9F%92%A9'])(
  'does not know %s',
  async (unknown) => {
    const answer = await ask(unknown);
    expect(answer.statusCode).toBe(404);
    expect(answer.headers).toMatchObject(secret);
    expect(answer.json()).toEqual({
      success: false,
      message: 'The verification link is invalid or expired.',
      code: 'GUEST_LINK_INVALID',
      errorType: 'NOT_FOUND',
    });
  },
);

test('opening a link changes nothing', async () => {
  const state = () =>
    server.database.query(sql`
      select bookings.xmin::text, (select count(*) from audit_records) as records,
        (select count(*) from emails) as emails
      from bookings`);
  const before = await state();
  await ask(token);
  expect(await state()).toEqual(before);
});

test('stops a caller who tries token after token, and no other', async () => {
  const guesser = '192.0.2.66';
  for (let tries = 0; tries < 120; tries += 1) await ask(randomUUID(), guesser);
  const stopped = await ask(token, guesser);
  expect([stopped.statusCode, stopped.json().errorType]).toEqual([429, 'TOO_MANY_REQUESTS']);
  expect(stopped.headers).toMatchObject(secret);
  expect((await ask(token, '192.0.2.67')).statusCode).toBe(200);
});

test('writes no token to the log, not even of a call that fails', async () => {
  await server.database.query(sql`alter table bookings rename to bookings_away`);
  const answer = await ask(token);
  await server.database.query(sql`alter table bookings_away rename to bookings`);
  expect(answer.statusCode).toBe(500);
  const log = server.logLines.join('\n');
  expect(log).toContain('The request failed');
  expect(log).not.toContain(token);
  expect(answer.body).not.toContain(token);
});
