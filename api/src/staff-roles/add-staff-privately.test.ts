import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { sql } from '@suite/database';
import { insertHotel, insertUser } from '../testing/contexts/insert-user.ts';
import { openAccountTest, type AccountTest, type Headers } from '../testing/contexts/open-account-test.ts';
import { seedHotelRoles } from './staff-roles.public.ts';

let server: AccountTest;
let role_id: number;
let hotel_id: number;
let admin: Headers;
let nth = 0;

beforeAll(async () => {
  server = await openAccountTest();
  const { database } = server;
  hotel_id = await insertHotel(database, 'Seaview');
  const other = await insertHotel(database, 'Alpine');
  role_id = (await seedHotelRoles(database, hotel_id, new Date())).hotel_admin_role_id;
  const admin_id = await insertUser(database, { usr_email: 'admin@seaview.test', hotel_id, permissions: [] });
  await database.query(sql`insert into user_roles (user_id, role_id) values (${admin_id}, ${role_id})`);
  await insertUser(database, { usr_email: 'nina@alpine.test', hotel_id: other, permissions: [] });
  await insertUser(database, {
    usr_email: 'global@suite.test',
    hotel_id: null,
    permissions: ['create_staff'],
  });
  await insertUser(database, { usr_email: 'mia@seaview.test', hotel_id, permissions: [] });
  await insertUser(database, { usr_email: 'kept@new.test', hotel_id: other, permissions: [] });
  await database.query(sql`
    insert into email_changes (user_id, old_email, undo_hash, undo_until)
    select user_id, 'kept@alpine.test', '', now() + interval '7 days' from users where usr_email = 'kept@new.test'`);
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.database.query(sql`truncate emails`);
  admin = await server.signIn('admin@seaview.test');
});

const form = (usr_email: string) => ({
  usr_firstname: 'Nora',
  usr_lastname: 'Quist',
  usr_email,
  usr_phone: '+351 912 345',
  position: 'Clerk',
  role_ids: [role_id],
});
const add = (usr_email: string, who = admin, more: object = {}) =>
  server.call('POST', '/hotel/staff', who, { ...form(usr_email), ...more });
const withoutOwn = ({ result, ...answer }: { result: Record<string, unknown> }) => {
  const { user_id, usr_email, staff_joined_at, updated_at, ...same } = result;
  return {
    ...answer,
    result: same,
    types: [user_id, usr_email, staff_joined_at, updated_at].map((v) => typeof v),
  };
};

test.each(['nina@alpine.test', 'NINA@alpine.test', 'global@suite.test', 'kept@alpine.test'])(
  '%s, whose account is none of this hotel, is answered as a free address is',
  async (taken) => {
    const [free, pretended] = [await add(`free${(nth += 1)}@alpine.test`), await add(taken)];
    expect([pretended.statusCode, free.statusCode]).toEqual([201, 201]);
    expect(Object.keys(pretended.headers)).toEqual(Object.keys(free.headers));
    expect(Object.keys(pretended.json().result)).toEqual(Object.keys(free.json().result));
    expect(withoutOwn(pretended.json())).toEqual(withoutOwn(free.json()));
    expect(pretended.json().result).toMatchObject({ usr_email: taken, hotel_id, roles: [{ id: role_id }] });
    expect(pretended.json().result.user_id).toBeGreaterThan(free.json().result.user_id);
  },
);

test('nothing of the person is added, their account stays as it is, and they alone get a mail', async () => {
  const state = () =>
    server.database.query(sql`
      select user_id, hotel_id, usr_email, array(select role_id from user_roles where user_id = users.user_id) as roles
      from users order by user_id`);
  const before = await state();
  const answer = await add('nina@alpine.test');
  expect(await state()).toEqual(before);
  const mails = await server.mailsTo('nina@alpine.test');
  expect(mails.map(({ subject }) => subject)).toEqual(['Seaview wanted to add you to its team']);
  expect(mails[0]?.text).not.toMatch(/password|Alpine/i);
  const list = await server.call('GET', '/hotel/staff?limit=100', admin);
  expect(list.body).not.toContain('"nina@alpine.test"');
  const records = await server.database.query<object>(sql`
    select action, hotel_id, details from audit_records where subject_id = ${String(answer.json().result.user_id)}`);
  expect(records).toEqual([
    { action: 'add-staff', hotel_id, details: { position: 'Clerk', roles: ['Hotel Admin'] } },
  ]);
});

test('who has an account is written to in the own language, and who is new in that of the inviter', async () => {
  const choose = (usr_email: string, language: string | null) =>
    server.database.query(sql`update users set usr_language = ${language} where usr_email = ${usr_email}`);
  await choose('admin@seaview.test', 'de');
  await choose('kept@new.test', 'it');
  await Promise.all(['neu@alpine.test', 'kept@alpine.test', 'nina@alpine.test'].map((email) => add(email)));
  await choose('admin@seaview.test', null);
  await add('new@alpine.test');
  const mails = await server.database.query<{ recipient: string; subject: string }>(
    sql`select recipient, subject from emails order by recipient`,
  );
  expect(mails).toEqual([
    { recipient: 'kept@alpine.test', subject: 'Seaview voleva aggiungerLa al proprio team' },
    { recipient: 'neu@alpine.test', subject: 'Ihr Konto bei Seaview' },
    { recipient: 'new@alpine.test', subject: 'Your account at Seaview' },
    { recipient: 'nina@alpine.test', subject: 'Seaview wanted to add you to its team' },
  ]);
});

test('an account of the same hotel, which the caller sees in the list, is reported as existing', async () => {
  const answer = await add('Mia@seaview.test');
  const message = 'Mia@seaview.test has an account already.';
  const coded = { message, code: 'EMAIL_TAKEN', params: { usr_email: 'Mia@seaview.test' } };
  expect([answer.statusCode, answer.json()]).toEqual([
    409,
    { success: false, errorType: 'CONFLICT', ...coded, errors: [{ field: 'usr_email', ...coded }] },
  ]);
  expect(await server.mailsTo('Mia@seaview.test')).toEqual([]);
});

test('a caller who sees every hotel gets the report for any account', async () => {
  await server.database.query(sql`
    insert into role_permissions (role_id, permission_id) select roles.id, permissions.id from roles, permissions
    where role_name = 'Role of global@suite.test' and permission_name <> 'create_staff'`);
  const global = await server.signIn('global@suite.test');
  expect((await add('nina@alpine.test', global, { hotel_id })).statusCode).toBe(409);
});

test('rights are asked first: who may not add people learns nothing, and causes no mail', async () => {
  await insertUser(server.database, {
    usr_email: 'recruiter@seaview.test',
    hotel_id,
    permissions: ['create_staff'],
  });
  const recruiter = await server.signIn('recruiter@seaview.test');
  for (const email of ['nina@alpine.test', 'nobody@alpine.test', 'mia@seaview.test']) {
    expect((await add(email, recruiter)).statusCode).toBe(403);
  }
  expect(await server.database.query(sql`select 1 from emails`)).toEqual([]);
});
