import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { sql } from '@suite/database';
import { defaultPermissionsOf, type PermissionName } from '@suite/contracts/permissions';
import { testPassword } from '../testing/create-test-app.ts';
import { insertHotel, insertUser } from '../testing/contexts/insert-user.ts';
import { openAccountTest, type AccountTest, type Headers } from '../testing/contexts/open-account-test.ts';
import { seedHotelRoles } from './staff-roles.public.ts';

let server: AccountTest;
let hotel_id: number;
let admin_role: number;
let ids: Record<string, number>;
let admin: Headers;

beforeAll(async () => {
  server = await openAccountTest();
});
afterAll(() => server.close());

async function add(name: string, permissions: readonly PermissionName[], at = hotel_id): Promise<number> {
  const id = await insertUser(server.database, {
    usr_email: `${name}@seaview.test`,
    hotel_id: at,
    permissions,
    role_name: `Role of ${name} ${at}`,
  });
  ids[name] = id;
  return id;
}
const giveAdminRole = (user_id: number) =>
  server.database.query(sql`insert into user_roles (user_id, role_id) values (${user_id}, ${admin_role})`);

let nth = 0;
beforeEach(async () => {
  nth += 1;
  ids = {};
  await server.database.query(sql`update users set removed_at = now()`);
  await server.database.query(sql`truncate login_failures, emails`);
  hotel_id = await insertHotel(server.database, `Seaview ${nth}`);
  admin_role = (await seedHotelRoles(server.database, hotel_id, new Date())).hotel_admin_role_id;
  await giveAdminRole(await add('admin', []));
  await add('clerk', ['hotel_checkins_create']);
  admin = await server.signIn('admin@seaview.test');
});

const call = (action: 'deactivate' | 'activate' | 'invitation', name: string, who = admin) =>
  server.call('POST', `/hotel/staff/${ids[name]}/${action}`, who);
const actionsAbout = async (name: string) =>
  (
    await server.database.query<{ action: string }>(sql`
      select action from audit_records where subject_id = ${String(ids[name])} and actor_user_id = ${ids.admin}
      order by id`)
  ).map(({ action }) => action);

test('a deactivated person is signed out at once, gets a message at the sign-in, and can sign in once activated', async () => {
  const clerk = await server.signIn('clerk@seaview.test');
  const answer = await call('deactivate', 'clerk');
  expect(answer.json()).toMatchObject({
    message: 'Staff deactivated successfully!',
    result: { user_id: ids.clerk, is_active: false, roles: [{ role_name: expect.any(String) }] },
  });
  expect((await server.call('GET', '/auth/user-profile', clerk)).statusCode).toBe(401);
  const refused = await server.login('clerk@seaview.test', testPassword);
  expect([refused.statusCode, refused.json()]).toEqual([
    403,
    {
      success: false,
      message: 'Your account is inactive. Please contact your administrator.',
      code: 'ACCOUNT_INACTIVE',
      errorType: 'ACCOUNT_INACTIVE',
    },
  ]);
  expect(refused.cookies).toEqual([]);
  expect((await server.login('clerk@seaview.test', 'Wrong-password-1')).statusCode).toBe(401);
  const list = (await server.call('GET', '/hotel/staff?status=inactive', admin)).json().result;
  expect(list).toMatchObject({ staff: [{ user_id: ids.clerk }], counts: { inactive_staff: 1 } });
  expect((await call('deactivate', 'clerk')).statusCode).toBe(409);

  expect((await call('activate', 'clerk')).json().result.is_active).toBe(true);
  expect((await call('activate', 'clerk')).statusCode).toBe(409);
  expect((await server.call('GET', '/auth/user-profile', clerk)).statusCode).toBe(401);
  expect((await server.login('clerk@seaview.test', testPassword)).statusCode).toBe(200);
  expect(await actionsAbout('clerk')).toEqual(['deactivate-staff', 'activate-staff']);
});

test('neither oneself nor the last Hotel Admin is deactivated', async () => {
  expect((await call('deactivate', 'admin')).json().message).toBe('You cannot deactivate yourself.');
  await add('owner', defaultPermissionsOf('Hotel Admin'));
  const owner = await server.signIn('owner@seaview.test');
  const refused = await call('deactivate', 'admin', owner);
  expect([refused.statusCode, refused.json().message]).toEqual([
    409,
    "This is the hotel's last Hotel Admin.",
  ]);
});

test('of two Hotel Admins who deactivate each other at the same moment one stays', async () => {
  await giveAdminRole(await add('second', []));
  const second = await server.signIn('second@seaview.test');
  const answers = await Promise.all([call('deactivate', 'second'), call('deactivate', 'admin', second)]);
  expect(answers.map(({ statusCode }) => statusCode).filter((status) => status === 200)).toHaveLength(1);
  const active = await server.database.query(sql`
    select 1 from user_roles join users using (user_id) where role_id = ${admin_role} and is_active`);
  expect(active).toHaveLength(1);
});

test('rights beyond the own are neither taken away nor given back, nor are those of another hotel', async () => {
  await add('recruiter', ['create_staff']);
  await add('plain', ['create_staff']);
  await add('reader', ['update_permissions']);
  const recruiter = await server.signIn('recruiter@seaview.test');
  expect((await call('deactivate', 'clerk', recruiter)).statusCode).toBe(403);
  expect((await call('deactivate', 'admin', recruiter)).statusCode).toBe(403);
  await call('deactivate', 'clerk');
  expect((await call('activate', 'clerk', recruiter)).statusCode).toBe(403);
  expect((await call('deactivate', 'plain', recruiter)).statusCode).toBe(200);
  const reader = await server.signIn('reader@seaview.test');
  for (const action of ['deactivate', 'activate', 'invitation'] as const) {
    expect((await call(action, 'clerk', reader)).statusCode).toBe(403);
  }
  const other = await insertHotel(server.database, `Other ${nth}`);
  await add('stranger', [], other);
  for (const action of ['deactivate', 'activate', 'invitation'] as const) {
    expect((await call(action, 'stranger')).statusCode).toBe(404);
  }
});

test('a new invitation replaces the one-time password, for those who have not chosen one yet', async () => {
  await server.call('POST', '/hotel/staff', admin, {
    usr_firstname: 'Nora',
    usr_lastname: 'Quist',
    usr_email: 'nora@seaview.test',
    position: 'Clerk',
    role_ids: [admin_role],
  });
  const [row] = await server.database.query<{ user_id: number }>(
    sql`select user_id from users where usr_email = 'nora@seaview.test' and removed_at is null`,
  );
  ids.nora = row?.user_id ?? 0;
  const passwords = async () =>
    (await server.mailsTo('nora@seaview.test')).flatMap(
      ({ text }) => /One-time password: (\S+)/.exec(text)?.[1] ?? [],
    );
  const [first = ''] = await passwords();
  await server.database.query(
    sql`update users set one_time_password_expires_at = now() where user_id = ${ids.nora}`,
  );
  expect((await server.login('nora@seaview.test', first)).statusCode).toBe(401);
  expect((await call('invitation', 'nora')).json()).toEqual({
    success: true,
    message: 'The invitation was sent!',
    result: {},
  });
  const second = (await passwords()).at(-1) ?? '';
  expect(second).not.toBe(first);
  expect((await server.login('nora@seaview.test', first)).statusCode).toBe(401);
  const answer = await server.login('nora@seaview.test', second);
  expect(answer.json().result.user.must_change_password).toBe(true);
  await call('deactivate', 'nora');
  expect((await call('invitation', 'nora')).statusCode).toBe(409);
  const chosen = await call('invitation', 'clerk');
  expect([chosen.statusCode, chosen.json().message]).toEqual([
    409,
    expect.stringContaining('has chosen a password already'),
  ]);
  expect(await actionsAbout('nora')).toEqual(['add-staff', 'invite-staff', 'deactivate-staff']);
});

test('who does not manage the hotel does not invite who does', async () => {
  await add('recruiter', ['create_staff']);
  await server.database.query(sql`update users set must_change_password = true where user_id = ${ids.admin}`);
  const recruiter = await server.signIn('recruiter@seaview.test');
  expect((await call('invitation', 'admin', recruiter)).statusCode).toBe(403);
});
