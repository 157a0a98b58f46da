import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { sql } from '@suite/database';
import { addApiToken } from '../../testing/integrations/add-api-token.ts';
import { insertHotel, insertUser } from '../../testing/contexts/insert-user.ts';
import { payload } from '../../testing/contexts/open-bookings-test.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { deleteOldKeys } from './idempotency-keys.repository.ts';

let server: TestApp;
let hotel_id: number;
let admin: Record<string, string>;
let token: Record<string, string>;
beforeAll(async () => {
  server = await createTestApp();
  const { database } = server;
  hotel_id = await insertHotel(database, 'Seaview');
  const person = { usr_email: 'admin@seaview.test', hotel_id, permissions: ['manage_hotel'] as const };
  const created_by = await insertUser(database, person);
  const scopes = ['bookings:write', 'guests:read'] as const;
  token = (await addApiToken(database, { hotel_id, created_by, scopes })).headers;
  admin = await server.signIn('admin@seaview.test');
});
afterAll(() => server.close());

const post = (body: object, key: string, headers = token, url = '/api/bookings') =>
  server.app.inject({ method: 'POST', url, headers: { ...headers, 'idempotency-key': key }, payload: body });
const idOf = ({ json }: Awaited<ReturnType<typeof post>>) => json<{ result: { id: number } }>().result.id;
const count = async () => {
  const [row] = await server.database.query<{ bookings: number }>(
    sql`select count(*) as bookings from bookings`,
  );
  return row?.bookings ?? 0;
};
// Nothing else would refuse a second booking.
const overlapping = () => ({ ...payload(), allow_overlap: true });

describe('a repeat with the same key', () => {
  test('gets the answer of the first call, and makes no second booking', async () => {
    const [body, key] = [overlapping(), randomUUID()];
    const first = await post(body, key, admin);
    const before = await count();
    const again = await post(body, key, admin);
    expect([again.statusCode, again.json(), again.headers['idempotency-replayed']]).toEqual([
      ...[201, first.json(), 'true'],
    ]);
    expect(first.headers['idempotency-replayed']).toBeUndefined();
    expect(await count()).toBe(before);
    expect(idOf(await post(body, randomUUID(), admin))).not.toBe(idOf(first));
  });

  test('waits for a first call that still runs', async () => {
    const [body, key] = [overlapping(), randomUUID()];
    const answers = await Promise.all(Array.from({ length: 5 }, () => post(body, key, admin)));
    expect(new Set(answers.map(idOf)).size).toBe(1);
    expect(answers.filter(({ headers }) => headers['idempotency-replayed']).length).toBe(4);
  });

  test('and another body is refused', async () => {
    const key = randomUUID();
    await post(payload(), key);
    const refused = await post(payload(), key);
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'IDEMPOTENCY_KEY_REUSED']);
  });

  test('runs the call again after a refusal, which changed nothing', async () => {
    const [body, key] = [payload(), randomUUID()];
    expect((await post({ ...body, no_nights: 0 }, key)).statusCode).toBe(400);
    expect((await post(body, key)).statusCode).toBe(201);
  });

  test('of another caller or endpoint is another call', async () => {
    const [body, key] = [overlapping(), randomUUID()];
    const first = await post(body, key, admin);
    const { allow_overlap: _own, ...plain } = body;
    expect((await post(plain, key, token)).json().code).not.toBe('IDEMPOTENCY_KEY_REUSED');
    const { room_type, passengers, ...stay } = overlapping();
    const group = { ...stay, rooms: [1, 2].map(() => ({ room_type, passengers })) };
    const made = await post(group, key, admin, '/api/bookings/groups');
    const again = await post(group, key, admin, '/api/bookings/groups');
    expect([made.statusCode, again.json()]).toEqual([201, made.json()]);
    expect(first.statusCode).toBe(201);
  });

  test.each(['', 'with space', 'ä', 'x'.repeat(256)])('that is "%s" is refused', async (key) => {
    expect((await post(payload(), key)).json().code).toBe('IDEMPOTENCY_KEY_INVALID');
  });
});

test('keys are forgotten after a day', async () => {
  const [body, key] = [payload(), randomUUID()];
  const first = await post(body, key);
  await server.database.query(sql`update idempotency_keys set started_at = now() - interval '25 hours'`);
  await deleteOldKeys(server.database);
  expect(idOf(first)).toBeGreaterThan(0);
  expect((await post(body, key)).json().errorType).toBe('DATE_RANGE_CONFLICT');
});
