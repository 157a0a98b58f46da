import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { sql } from '@suite/database';
import { testPassword } from '../testing/create-test-app.ts';
import { insertHotel, insertUser } from '../testing/contexts/insert-user.ts';
import {
  openAccountTest,
  sessionOf,
  type AccountTest,
  type Headers,
} from '../testing/contexts/open-account-test.ts';

const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';
const safari =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';
const usr_email = 'ana@seaview.test';
let server: AccountTest;
let desk: Headers;
let phone: Headers;

beforeAll(async () => {
  server = await openAccountTest({ TRUST_PROXY: '127.0.0.1' });
  const hotel_id = await insertHotel(server.database, 'Seaview');
  await insertUser(server.database, { usr_email, hotel_id, permissions: ['create_staff'] });
  await insertUser(server.database, { usr_email: 'ben@seaview.test', hotel_id, permissions: [] });
});
afterAll(() => server.close());

async function signIn(userAgent: string, address: string, before: Headers = {}): Promise<Headers> {
  const headers = { ...before, 'user-agent': userAgent, 'x-forwarded-for': address };
  return sessionOf(await server.login(usr_email, testPassword, headers));
}

beforeEach(async () => {
  await server.database.query(sql`update sessions set ended_at = now()`);
  desk = await signIn(firefox, '192.0.2.1');
  phone = await signIn(safari, '198.51.100.7');
});

interface Listed {
  id: string;
  device: string;
  address: string;
  is_current: boolean;
}
const list = async (who: Headers): Promise<Listed[]> =>
  (await server.call('GET', '/auth/sessions', who)).json().result.sessions;
const opens = async (who: Headers) => (await server.call('GET', '/auth/user-profile', who)).statusCode;

describe('signed-in devices', () => {
  test('are listed with readable names, this one first', async () => {
    expect(await list(desk)).toEqual([
      expect.objectContaining({ device: 'Firefox on Windows', address: '192.0.2.1', is_current: true }),
      expect.objectContaining({ device: 'Safari on iPhone', address: '198.51.100.7', is_current: false }),
    ]);
    expect(JSON.stringify(await list(desk))).not.toMatch(/token|hash/);
  });

  test('can be signed out one by one, at once and for good', async () => {
    const [, other] = await list(desk);
    const path = `/auth/sessions/${other?.id}`;
    expect((await server.call('DELETE', path, desk)).statusCode).toBe(200);
    expect(await opens(phone)).toBe(401);
    expect(await opens(desk)).toBe(200);
    expect((await server.call('DELETE', path, desk)).statusCode).toBe(404);
  });

  test('can be signed out all but this one', async () => {
    await signIn(safari, '198.51.100.8');
    expect((await server.call('DELETE', '/auth/sessions', desk)).json().result).toEqual({ ended: 2 });
    expect(await opens(phone)).toBe(401);
    expect(await list(desk)).toHaveLength(1);
  });

  test('include this one, whose cookies are deleted', async () => {
    const [own] = await list(desk);
    const answer = await server.call('DELETE', `/auth/sessions/${own?.id}`, desk);
    expect(answer.cookies.map(({ value }) => value)).toEqual(['', '']);
    expect(await opens(desk)).toBe(401);
  });

  test('of another user are not found', async () => {
    const ben = await server.signIn('ben@seaview.test');
    const [own] = await list(desk);
    const answer = await server.call('DELETE', `/auth/sessions/${own?.id}`, ben);
    expect(answer.statusCode).toBe(404);
    expect(await list(ben)).toHaveLength(1);
    expect(await opens(desk)).toBe(200);
  });
});

describe('session ids', () => {
  test('are made at sign-in, whatever the browser brings, and what it brought is worthless then', async () => {
    const planted = await signIn(firefox, '203.0.113.9');
    const victim = await signIn(firefox, '192.0.2.1', planted);
    expect(victim['cookie']).not.toBe(planted['cookie']);
    expect(await opens(planted)).toBe(401);
    expect(await opens(victim)).toBe(200);
    const madeUp = { cookie: 'suite_access=known; suite_refresh=known', origin: 'http://localhost:3000' };
    await signIn(firefox, '192.0.2.1', madeUp);
    expect(await opens(madeUp)).toBe(401);
  });

  test('stolen before the sign-out open nothing after it', async () => {
    const stolen = { ...desk };
    await server.call('POST', '/auth/logout', desk);
    expect(await opens(stolen)).toBe(401);
    const refresh = /suite_refresh=[^;]+/.exec(stolen['cookie'] ?? '')?.[0] ?? '';
    expect(await opens({ cookie: refresh })).toBe(401);
  });

  const give = sql`
    insert into user_roles (user_id, role_id)
    select user_id, (select min(id) from roles) from users where usr_email = ${usr_email}`;
  const take = sql`
    delete from user_roles where user_id = (select user_id from users where usr_email = ${usr_email})`;
  const weaken = sql`delete from role_permissions where role_id = (select min(id) from roles)`;

  test.each([
    ['a role is given', [take], give],
    ['a role is taken', [take, give], take],
    ['a role loses a right', [take, give], weaken],
  ])('are renewed with the next request when %s', async (_what, before, change) => {
    for (const statement of before) await server.database.query(statement);
    desk = await signIn(firefox, '192.0.2.1');
    await server.database.query(change);
    const refused = await server.call('GET', '/auth/user-profile', desk);
    expect(refused.json()).toMatchObject({ tokenExpired: true });
    const renewed = sessionOf(refused);
    expect(renewed['cookie']).not.toBe(desk['cookie']);
    expect(await opens(renewed)).toBe(200);
  });

  test('live by the clock of the database: cookies say how long, never until when', async () => {
    const answer = await server.login(usr_email, testPassword);
    const cookies = [answer.headers['set-cookie']].flat().map(String);
    expect(cookies).toHaveLength(2);
    expect(cookies[0]).toMatch(/^suite_access=[^;]+; Max-Age=900; Path=\/; HttpOnly; SameSite=Lax$/);
    expect(cookies[1]).toMatch(/^suite_refresh=[^;]+; Max-Age=1209600; Path=\/; HttpOnly; SameSite=Lax$/);
    const now = Date.now;
    Date.now = () => now() + 30 * 86_400_000;
    const withClockAhead = await opens(sessionOf(answer));
    Date.now = now;
    expect(withClockAhead).toBe(200);
  });
});
