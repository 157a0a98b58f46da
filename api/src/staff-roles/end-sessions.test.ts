import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import type { PermissionName } from '@suite/contracts/permissions';
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
let server: AccountTest;
let hotel_id: number;
let nth = 0;
let who: Record<'admin' | 'manager' | 'clerk' | 'foreigner' | 'superAdmin' | 'operator', Headers>;
const ids: Record<string, number> = {};

beforeAll(async () => {
  server = await openAccountTest();
});
afterAll(() => server.close());

async function add(name: string, at: number | null, permissions: readonly PermissionName[]) {
  const usr_email = `${name}${nth}@suite.test`;
  ids[name] = await insertUser(server.database, { usr_email, hotel_id: at, permissions });
  return server.signIn(usr_email);
}
async function addGlobal(name: string, role_name: string) {
  await add(name, null, []);
  await server.database.query(sql`
    insert into user_roles (user_id, role_id)
    select ${ids[name]}::integer, id from roles where hotel_id is null and role_name = ${role_name}`);
  return server.signIn(`${name}${nth}@suite.test`);
}

beforeEach(async () => {
  nth += 1;
  hotel_id = await insertHotel(server.database, `Seaview ${nth}`);
  who = {
    admin: await add('admin', hotel_id, ['manage_hotel', 'create_staff']),
    manager: await add('manager', hotel_id, ['create_staff']),
    clerk: await add('clerk', hotel_id, ['hotel_checkins_create']),
    foreigner: await add('foreigner', await insertHotel(server.database, `Hillside ${nth}`), [
      'manage_hotel',
    ]),
    superAdmin: await addGlobal('superAdmin', 'Super Admin'),
    operator: await addGlobal('operator', 'Platform Operator'),
  };
});

const staffPath = (name: string) => `/hotel/staff/${ids[name]}/sessions`;
const accountPath = (name: string) => `/accounts/${ids[name]}/sessions`;
const opens = async (headers: Headers) =>
  (await server.call('GET', '/auth/user-profile', headers)).statusCode;
const signInOn = async (name: string, userAgent: string) =>
  sessionOf(await server.login(`${name}${nth}@suite.test`, testPassword, { 'user-agent': userAgent }));

async function list(path: string, headers: Headers): Promise<{ id: string; device: string }[]> {
  const answer = await server.call('GET', path, headers);
  expect(answer.statusCode).toBe(200);
  return answer.json().result.sessions;
}
async function lastRecord(): Promise<unknown> {
  const [record] = await server.database.query(sql`
    select actor_user_id, hotel_id, action, subject_type, subject_id, details from audit_records
    order by id desc limit 1`);
  return record;
}

test('a Hotel Admin sees the devices of a colleague and signs one of them out, at once', async () => {
  const desk = await signInOn('clerk', firefox);
  const sessions = await list(staffPath('clerk'), who.admin);
  expect(sessions).toHaveLength(2);
  expect(sessions[0]).toEqual({
    id: expect.any(String),
    device: 'Firefox on Windows',
    device_message: {
      message: 'Firefox on Windows',
      code: 'DEVICE',
      params: { browser: 'Firefox', system: 'Windows' },
    },
    address: '127.0.0.1',
    signed_in_at: expect.any(String),
    last_seen_at: expect.any(String),
    is_current: false,
  });
  const path = `${staffPath('clerk')}/${sessions[0]?.id}`;
  expect((await server.call('DELETE', path, who.admin)).statusCode).toBe(200);
  expect([await opens(desk), await opens(who.clerk)]).toEqual([401, 200]);
  expect(await lastRecord()).toEqual({
    actor_user_id: ids.admin,
    hotel_id,
    action: 'end-staff-session',
    subject_type: 'user',
    subject_id: String(ids.clerk),
    details: { session_id: sessions[0]?.id },
  });
  expect((await server.call('DELETE', path, who.admin)).json()).toMatchObject({ errorType: 'NOT_FOUND' });
});

test('a Hotel Admin signs a colleague out everywhere, and only them', async () => {
  const desk = await signInOn('clerk', firefox);
  expect((await server.call('DELETE', staffPath('clerk'), who.admin)).statusCode).toBe(200);
  expect([await opens(desk), await opens(who.clerk)]).toEqual([401, 401]);
  expect([await opens(who.admin), await opens(who.manager)]).toEqual([200, 200]);
  expect(await list(staffPath('clerk'), who.admin)).toEqual([]);
  expect(await lastRecord()).toMatchObject({ action: 'end-staff-sessions', subject_id: String(ids.clerk) });
});

test.each([
  ['of another hotel', 'foreigner', 'clerk', 404],
  ['who may not change the person', 'manager', 'admin', 403],
  ['without the right', 'clerk', 'manager', 403],
  ['about an account of the platform', 'admin', 'superAdmin', 404],
] as const)('a caller %s neither sees nor ends sessions', async (_which, caller, target, status) => {
  const [own] = await list('/auth/sessions', who[target]);
  const path = staffPath(target);
  const answers = [
    await server.call('GET', path, who[caller]),
    await server.call('DELETE', path, who[caller]),
    await server.call('DELETE', `${path}/${own?.id}`, who[caller]),
  ];
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([status, status, status]);
  expect(await opens(who[target])).toBe(200);
});

test("a session is ended only as its own person's", async () => {
  const [foreign] = await list('/auth/sessions', who.foreigner);
  const path = `${staffPath('clerk')}/${foreign?.id}`;
  expect((await server.call('DELETE', path, who.admin)).statusCode).toBe(404);
  expect(await opens(who.foreigner)).toBe(200);
});

test('a Super Admin sees and ends the sessions of accounts of the platform', async () => {
  const phone = await signInOn('operator', firefox);
  const sessions = await list(accountPath('operator'), who.superAdmin);
  const ended = sessions.find(({ device }) => device === 'Firefox on Windows');
  const path = `${accountPath('operator')}/${ended?.id}`;
  expect((await server.call('DELETE', path, who.superAdmin)).statusCode).toBe(200);
  expect([await opens(phone), await opens(who.operator)]).toEqual([401, 200]);
  expect(await lastRecord()).toEqual({
    actor_user_id: ids.superAdmin,
    hotel_id: null,
    action: 'end-account-session',
    subject_type: 'user',
    subject_id: String(ids.operator),
    details: { role: 'Platform Operator', session_id: ended?.id },
  });
  expect((await server.call('DELETE', accountPath('operator'), who.superAdmin)).statusCode).toBe(200);
  expect(await opens(who.operator)).toBe(401);
  expect(await lastRecord()).toMatchObject({
    action: 'end-account-sessions',
    details: { role: 'Platform Operator' },
  });
});

test('accounts of the platform are closed to others, and staff are none of them', async () => {
  for (const caller of [who.admin, who.operator]) {
    expect((await server.call('GET', accountPath('superAdmin'), caller)).statusCode).toBe(403);
    expect((await server.call('DELETE', accountPath('superAdmin'), caller)).statusCode).toBe(403);
  }
  for (const method of ['GET', 'DELETE'] as const) {
    expect((await server.call(method, accountPath('clerk'), who.superAdmin)).statusCode).toBe(404);
  }
  expect([await opens(who.superAdmin), await opens(who.clerk)]).toEqual([200, 200]);
});

test('the own devices are signed out under Account alone', async () => {
  for (const [path, caller] of [
    [staffPath('admin'), who.admin],
    [accountPath('superAdmin'), who.superAdmin],
  ] as const) {
    expect((await server.call('DELETE', path, caller)).json()).toMatchObject({ errorType: 'CONFLICT' });
    expect(await opens(caller)).toBe(200);
  }
});
