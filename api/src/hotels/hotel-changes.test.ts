import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { sql } from '@suite/database';
import { hotelRegistration } from '../testing/contexts/hotel-registration.factory.ts';
import { insertHotel, insertUser } from '../testing/contexts/insert-user.ts';
import { openAccountTest, type AccountTest, type Headers } from '../testing/contexts/open-account-test.ts';

let server: AccountTest;
let hotel_id: number;
let admin: Headers;
let colleague: Headers;

beforeAll(async () => {
  server = await openAccountTest();
  hotel_id = await insertHotel(server.database, 'Seaview');
  for (const usr_email of ['a@suite.test', 'b@suite.test']) {
    await insertUser(server.database, { usr_email, hotel_id, permissions: ['manage_hotel'] });
  }
  admin = await server.signIn('a@suite.test');
  colleague = await server.signIn('b@suite.test');
});
afterAll(() => server.close());
beforeEach(() => server.database.query(sql`delete from rooms`));

const { hotel_name: _name, registration_number: _number, ...contact } = hotelRegistration();
const profile = { ...contact, time_zone: 'Europe/Lisbon', retention_hours: 24 };
const rates = { currency: 'EUR', rates: [{ room_type: 'Single', nightly_rate: 80 }] };
const room = { room_number: '101', room_type: 'Double', status: 'Clean' };

async function addRoom(): Promise<{ id: number; updated_at: string }> {
  const answer = await server.call('POST', '/hotel/rooms', admin, { rooms: [room] });
  expect(answer.statusCode).toBe(201);
  return answer.json().result.rooms[0];
}

async function records(action: string): Promise<number> {
  const rows = await server.database.query(sql`select 1 from audit_records where action = ${action}`);
  return rows.length;
}

const roomChange = async () => {
  const { id, updated_at } = await addRoom();
  return { method: 'PATCH' as const, path: `/hotel/rooms/${id}`, body: room, given: updated_at };
};
const seen = async (path: string) => (await server.call('GET', path, admin)).json().result.updated_at;

describe.each([
  [
    'update-hotel-profile',
    'the hotel profile',
    async () => ({
      method: 'PATCH' as const,
      path: '/hotel/profile',
      body: profile,
      given: await seen('/hotel/profile'),
    }),
  ],
  [
    'update-rates',
    'the rates',
    async () => ({
      method: 'PUT' as const,
      path: '/hotel/rates',
      body: rates,
      given: await seen('/hotel/rates'),
    }),
  ],
  ['update-room', 'room 101', roomChange],
])('%s', (action, what, prepare) => {
  const save = (change: Awaited<ReturnType<typeof prepare>>, headers: Headers, updated_at?: string) =>
    server.app.inject({
      method: change.method,
      url: `/api${change.path}`,
      headers,
      payload: { ...change.body, ...(updated_at !== undefined && { updated_at }) },
    });

  test('of two concurrent changes of the same state one is refused, and one record is written', async () => {
    const change = await prepare();
    const before = await records(action);
    const answers = await Promise.all([admin, colleague].map((who) => save(change, who, change.given)));
    const refused = answers.filter(({ statusCode }) => statusCode !== 200);
    expect(refused.map((answer) => [answer.statusCode, answer.json().errorType])).toEqual([[409, 'STALE']]);
    expect(refused[0]?.json().message).toBe(
      `Another user has changed ${what} in the meantime. Nothing was saved: load it again and repeat your changes.`,
    );
    expect(await records(action)).toBe(before + 1);
  });

  test('the answer carries the next state, and without a state nothing is asked', async () => {
    const change = await prepare();
    const first = await save(change, admin, change.given);
    const next = first.json().result.updated_at as string;
    expect(Date.parse(next)).toBeGreaterThan(Date.parse(change.given ?? ''));
    expect((await save(change, colleague, next)).statusCode).toBe(200);
    expect((await save(change, admin, next)).json().errorType).toBe('STALE');
    expect((await save(change, admin)).statusCode).toBe(200);
  });

  test.each(['yesterday', '2027-13-01T00:00:00.000Z', ''])('the state %p is refused', async (updated_at) => {
    const answer = await save(await prepare(), admin, updated_at);
    expect([answer.statusCode, answer.json().errors]).toEqual([
      400,
      [{ field: 'updated_at', message: 'Last change must be an instant as the server gave it' }],
    ]);
  });
});
