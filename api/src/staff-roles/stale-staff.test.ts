import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Staff } from '@suite/contracts/staff-roles';
import { sql } from '@suite/database';
import { insertHotel, insertUser } from '../testing/contexts/insert-user.ts';
import { openAccountTest, type AccountTest, type Headers } from '../testing/contexts/open-account-test.ts';
import { findRoleId, seedHotelRoles, staffRole } from './staff-roles.public.ts';

const refused = {
  success: false,
  errorType: 'STALE',
  message:
    "Another user has changed this person's entry in the meantime. Nothing was saved: load it again and repeat your changes.",
  code: 'STALE',
  params: { what: { texts: ["this person's entry"] } },
};
let server: AccountTest;
let hotel_id: number;
let staffRoleId: number;
let admin: Headers;

beforeAll(async () => {
  server = await openAccountTest();
  hotel_id = await insertHotel(server.database, 'Seaview');
  const { hotel_admin_role_id } = await seedHotelRoles(server.database, hotel_id, new Date());
  staffRoleId = (await findRoleId(server.database, hotel_id, staffRole.role_name)) ?? 0;
  const usr_email = 'admin@seaview.test';
  const user_id = await insertUser(server.database, { usr_email, hotel_id, permissions: [] });
  await server.database.query(
    sql`insert into user_roles (user_id, role_id) values (${user_id}, ${hotel_admin_role_id})`,
  );
  admin = await server.signIn(usr_email);
});
afterAll(() => server.close());

async function addPerson(name: string) {
  const usr_email = `${name}@seaview.test`;
  const user_id = await insertUser(server.database, { usr_email, hotel_id, permissions: [] });
  const path = `/hotel/staff/${user_id}`;
  const read = async () => (await server.call('GET', path, admin)).json<{ result: Staff }>().result;
  return { usr_email, user_id, path, read };
}

const form = (usr_firstname: string, updated_at?: string) => ({
  usr_firstname,
  usr_lastname: 'Quist',
  usr_phone: '',
  position: 'Clerk',
  role_ids: [staffRoleId],
  updated_at,
});

test('of two changes of a staff member from the same state one is stored, and the other is refused as stale', async () => {
  const { user_id, path, read } = await addPerson('contested');
  const { updated_at } = await read();
  const answers = await Promise.all([
    server.call('PATCH', path, admin, form('Nora', updated_at)),
    server.call('PATCH', path, admin, form('Nina', updated_at)),
    server.call('PATCH', `${path}/roles`, admin, { role_ids: [staffRoleId], updated_at }),
  ]);
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409]);
  for (const answer of answers.filter(({ statusCode }) => statusCode === 409)) {
    expect(answer.json()).toEqual(refused);
  }
  const won = answers.find(({ statusCode }) => statusCode === 200)?.json<{ result: Staff }>().result;
  expect(await read()).toMatchObject({ ...won });
  expect(Date.parse(won?.updated_at ?? '')).toBeGreaterThan(Date.parse(updated_at));
  const records = await server.database.query(sql`
    select 1 from audit_records where subject_type = 'user' and subject_id = ${String(user_id)}`);
  expect(records).toHaveLength(1);
});

test('roles alone name the state that they were chosen from by a header', async () => {
  const { path, read } = await addPerson('alone');
  const { updated_at } = await read();
  const choose = () =>
    server.call(
      'PATCH',
      `${path}/roles`,
      { ...admin, 'if-match': `"${updated_at}"` },
      { role_ids: [staffRoleId] },
    );
  expect((await choose()).statusCode).toBe(200);
  const second = await choose();
  expect([second.statusCode, second.json()]).toEqual([409, refused]);
});

test('what another door stored about a staff member is not judged again while it is not changed', async () => {
  const { user_id, path, read } = await addPerson('imported');
  const usr_phone = '+44\u00a020 7946 0958 ext. 12';
  await server.database.query(sql`update users set usr_phone = ${usr_phone} where user_id = ${user_id}`);
  const normalized = usr_phone.replace('\u00a0', ' ');
  const kept = await server.call('PATCH', path, admin, { ...form('Nora'), usr_phone: normalized });
  expect([kept.statusCode, (await read()).usr_firstname]).toEqual([200, 'Nora']);
  const changed = await server.call('PATCH', path, admin, { ...form('Nina'), usr_phone: `${usr_phone}3` });
  expect(changed.json().errors).toEqual([
    { field: 'usr_phone', message: 'Please enter a valid phone number' },
  ]);
});

test("a user's own change makes the state a new one; a sign-in does not", async () => {
  const { usr_email, path, read } = await addPerson('themselves');
  const { updated_at } = await read();
  const own = await server.signIn(usr_email);
  expect((await read()).updated_at).toBe(updated_at);
  const change = { usr_firstname: 'Nina', usr_lastname: 'Quist', usr_phone: '+351912345678' };
  expect((await server.call('PATCH', '/auth/user-profile', own, change)).statusCode).toBe(200);
  const answer = await server.call('PATCH', path, admin, form('Nora', updated_at));
  expect([answer.statusCode, answer.json()]).toEqual([409, refused]);
  const { usr_firstname, updated_at: newer } = await read();
  expect(usr_firstname).toBe('Nina');
  expect((await server.call('PATCH', path, admin, form('Nora', newer))).statusCode).toBe(200);
});

test('who names no state is the last to write, and an odd one is refused as such', async () => {
  const { path, read } = await addPerson('last');
  for (const usr_firstname of ['Nora', 'Nina']) {
    expect((await server.call('PATCH', path, admin, form(usr_firstname))).statusCode).toBe(200);
  }
  expect((await read()).usr_firstname).toBe('Nina');
  for (const odd of [form('Nora', 'now'), { role_ids: [staffRoleId], updated_at: 'now' }]) {
    const to = 'position' in odd ? path : `${path}/roles`;
    const answer = await server.call('PATCH', to, admin, odd);
    expect([answer.statusCode, answer.json().errors?.[0]?.field]).toEqual([400, 'updated_at']);
  }
});
