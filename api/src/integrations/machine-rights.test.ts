import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { ApiScope } from '@suite/contracts/permissions';
import { sql } from '@suite/database';
import { addApiToken } from '../testing/integrations/add-api-token.ts';
import { insertHotel, insertUser } from '../testing/contexts/insert-user.ts';
import { payload } from '../testing/contexts/open-bookings-test.ts';
import { createTestApp, type TestApp } from '../testing/create-test-app.ts';

let server: TestApp;
let hotel_id: number;
let headers: Record<string, string>;
beforeAll(async () => {
  server = await createTestApp();
  const { database } = server;
  hotel_id = await insertHotel(database, 'Seaview');
  await insertHotel(database, 'Alpine');
  const created_by = await insertUser(database, { usr_email: 'a@b.test', hotel_id, permissions: [] });
  const scopes: ApiScope[] = ['bookings:read', 'bookings:write'];
  ({ headers } = await addApiToken(database, { hotel_id, created_by, scopes }));
});
afterAll(() => server.close());

type Result = Record<string, unknown> & { id: number };

async function call(method: 'GET' | 'PUT' | 'POST' | 'DELETE', path: string, body?: object) {
  const answer = await server.app.inject({
    ...{ method, url: `/api/bookings${path}`, headers, ...(body && { payload: body }) },
  });
  const { code, errors, result } = answer.json<{ code?: string; errors?: object[]; result: Result }>();
  return { status: answer.statusCode, retryAfter: answer.headers['retry-after'], code, errors, result };
}

test('a program chooses no link of a guest', async () => {
  const chosen = { ...payload(), verification_token: randomUUID() };
  const refused = { status: 400, code: 'PROGRAM_CHOOSES_TOKEN', errors: [{ field: 'verification_token' }] };
  expect(await call('POST', '', chosen)).toMatchObject(refused);
  const { id } = (await call('POST', '', payload())).result;
  expect(await call('PUT', `/${id}`, chosen)).toMatchObject(refused);
  const { name, email, checkin_date } = payload();
  const legacy = { name, email, checkin_date, hotel_name: 'Seaview', room_type: 'Suite' };
  for (const [path, body] of [
    ['', { ...legacy, verification_token: randomUUID() }],
    ['/by-reference/A-1', chosen],
    ['/groups', { ...chosen, rooms: [] }],
  ] as const) {
    expect((await call(path.startsWith('/by') ? 'PUT' : 'POST', path, body)).status).toBe(400);
  }
});

test('a program finds no other hotel by its name', async () => {
  const { name, email, checkin_date } = payload();
  const legacy = { name, email, checkin_date, room_type: 'Suite' };
  expect(await call('POST', '', { ...legacy, hotel_name: 'Alpine' })).toMatchObject({
    ...{ status: 404, code: 'HOTEL_NOT_FOUND' },
  });
  expect(await call('POST', '', { ...legacy, hotel_name: 'Seaview' })).toMatchObject({
    ...{ status: 201, result: { hotel_id } },
  });
});

test.each([
  ['name', { name: 'Guest •••' }],
  ['email', { email: '•••@•••' }],
  ['requests', { requests: ' ••• ' }],
  ['passengers', { passengers: [{ name: 'Guest •••', type: 'Adult', user_type: 'guest' }] }],
])('a mask is not stored as the %s of a guest', async (field, masked) => {
  const refused = { status: 400, code: 'GUESTS_MASKED', errors: [{ field }] };
  const stay = payload();
  expect(await call('POST', '', { ...stay, ...masked })).toMatchObject(refused);
  const reference = `/by-reference/M-${field}`;
  const { id } = (await call('PUT', reference, stay)).result['booking'] as Result;
  expect(await call('PUT', reference, { ...stay, ...masked })).toMatchObject(refused);
  expect(await call('PUT', `/${id}`, { ...stay, ...masked })).toMatchObject(refused);
  const { passengers, room_type, ...guest } = { ...stay, ...masked };
  const rooms = [1, 2].map(() => ({ room_type, passengers }));
  expect(await call('POST', '/groups', { ...guest, rooms })).toMatchObject(refused);
});

test('the mask of a phone number is no phone number', async () => {
  expect((await call('POST', '', { ...payload(), phone: '•••' })).status).toBe(400);
});

test('a booking changes to a room type of the hotel alone, and keeps one that it has', async () => {
  const refused = { status: 400, code: 'ROOM_TYPE_NOT_SOLD', errors: [{ field: 'room_type' }] };
  const stay = payload();
  await call('PUT', '/by-reference/T-1', stay);
  expect(await call('PUT', '/by-reference/T-1', { ...stay, room_type: 'Suite' })).toMatchObject(refused);
  const { name, email, checkin_date, checkout_date, no_nights } = stay;
  const legacy = { ...payload(), ...{ hotel_name: 'Seaview', room_type: 'Suite' } };
  const { id } = (await call('POST', '', legacy)).result;
  const kept = { ...{ name, checkin_date, checkout_date, no_nights }, email: `other-${email}` };
  expect((await call('PUT', `/${id}`, { ...kept, room_type: 'Suite' })).status).toBe(200);
  expect(await call('PUT', `/${id}`, { ...kept, room_type: 'Executive Suite' })).toMatchObject(refused);
});

test('a program deletes no booking whose guests have arrived or did not come', async () => {
  for (const [moments, status, code] of [
    [sql`checked_in_at = now()`, 409, 'CHECKED_IN_ALREADY'],
    [sql`checked_in_at = now(), checked_out_at = now()`, 409, 'GUESTS_CHECKED_OUT'],
    [sql`no_show_at = now()`, 409, 'STAY_NO_SHOW'],
    [sql`cancelled_at = now()`, 200, undefined],
    [sql`no_nights = 2`, 200, undefined],
  ] as const) {
    const { id } = (await call('POST', '', payload())).result;
    await server.database.query(
      sql`update bookings set ${moments} where hotel_id = ${hotel_id} and id = ${id}`,
    );
    expect(await call('DELETE', `/${id}`)).toMatchObject({ status, code });
  }
});

const rowsOf = (name: string, count: number) =>
  Array.from({ length: count }, (_, index) => ({ ...payload(), external_reference: `${name}-${index}` }));

test('one call at a time stores many bookings of a hotel', async () => {
  const answers = await Promise.all(
    ['One', 'Two'].map((name) => call('POST', '/bulk', { bookings: rowsOf(name, 20) })),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 429]);
  expect(answers.find(({ code }) => code === 'BULK_RUNNING')).toMatchObject({ retryAfter: '5' });
  expect((await call('POST', '/bulk', { bookings: rowsOf('Two', 20) })).status).toBe(200);
});

test('rows after the revocation of the token are refused', async () => {
  const { database } = server;
  const storing = call('POST', '/bulk', { bookings: rowsOf('Three', 50) });
  const first = sql`select from bookings where hotel_id = ${hotel_id} and external_reference = 'Three-0'`;
  while ((await database.query(first)).length === 0);
  const revoke = (revoked_at: Date | null) =>
    database.query(sql`update api_tokens set revoked_at = ${revoked_at} where hotel_id = ${hotel_id}`);
  await revoke(new Date());
  const { result } = await storing;
  await revoke(null);
  const codes = (result['results'] as { refusal: { code: string } | null }[]).map((row) => row.refusal?.code);
  const stored = codes.indexOf('API_TOKEN_REVOKED');
  expect(stored).toBeGreaterThan(0);
  expect(new Set(codes.slice(stored))).toEqual(new Set(['API_TOKEN_REVOKED']));
});
