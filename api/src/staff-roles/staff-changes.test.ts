import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { PermissionName } from '@suite/contracts/permissions';
import { sql } from '@suite/database';
import { insertHotel, insertUser } from '../testing/contexts/insert-user.ts';
import {
  openAccountTest,
  sessionOf,
  type AccountTest,
  type Headers,
} from '../testing/contexts/open-account-test.ts';
import { findRoleId, seedHotelRoles, staffRole } from './staff-roles.public.ts';

let server: AccountTest;
let hotel_id: number;
let staffRoleId: number;
let adminRoleId: number;
let admin: Headers;
let recruiter: Headers;
let made = 0;

beforeAll(async () => {
  server = await openAccountTest();
  hotel_id = await insertHotel(server.database, 'Seaview');
  adminRoleId = (await seedHotelRoles(server.database, hotel_id, new Date())).hotel_admin_role_id;
  staffRoleId = (await findRoleId(server.database, hotel_id, staffRole.role_name)) ?? 0;
  const { user_id, usr_email } = await addPerson([]);
  await server.database.query(
    sql`insert into user_roles (user_id, role_id) values (${user_id}, ${adminRoleId})`,
  );
  admin = await server.signIn(usr_email);
  const recruits: PermissionName[] = ['create_staff', 'hotel_checkins_manage', 'hotel_checkins_create'];
  recruiter = await server.signIn((await addPerson(recruits)).usr_email);
});
afterAll(() => server.close());

async function addPerson(permissions: readonly PermissionName[]) {
  made += 1;
  const usr_email = `person${made}@seaview.test`;
  return { usr_email, user_id: await insertUser(server.database, { usr_email, hotel_id, permissions }) };
}

async function rolesOf(user_id: number): Promise<number[]> {
  const rows = await server.database.query<{ role_id: number }>(
    sql`select role_id from user_roles where user_id = ${user_id} order by role_id`,
  );
  return rows.map(({ role_id }) => role_id);
}

function recordsOf(user_id: number) {
  return server.database.query<{ action: string; details: object }>(sql`
    select action, hotel_id, details from audit_records
    where subject_type = 'user' and subject_id = ${String(user_id)} and action like '%staff%' order by id`);
}

const form = (change: object = {}) => ({
  usr_firstname: 'Nora',
  usr_lastname: 'Quist',
  usr_email: 'nora@seaview.test',
  usr_phone: '',
  position: 'Clerk',
  role_ids: [staffRoleId],
  ...change,
});

describe('a user who manages the hotel', () => {
  const refused = 'Only a user who manages the hotel may change this person.';

  test.each([
    ['active', true],
    ['inactive', false],
  ])('is neither edited nor removed by a user who does not, %s or not', async (_word, is_active) => {
    const { user_id } = await addPerson(['manage_hotel']);
    await server.database.query(sql`update users set is_active = ${is_active} where user_id = ${user_id}`);
    const role_ids = await rolesOf(user_id);
    const { usr_email: _email, ...fields } = form({ role_ids });
    for (const [method, body] of [['PATCH', fields] as const, ['DELETE', undefined] as const]) {
      const answer = await server.call(method, `/hotel/staff/${user_id}`, recruiter, body);
      expect([answer.statusCode, answer.json().message]).toEqual([403, refused]);
    }
    const { result } = (await server.call('GET', `/hotel/staff/${user_id}`, admin)).json();
    expect(result).toMatchObject({ usr_firstname: 'Test', position: null, is_active });
    expect(await recordsOf(user_id)).toEqual([]);
  });

  test('keeps the permission, unless a user who could grant it revokes it', async () => {
    const { user_id } = await addPerson(['manage_hotel']);
    const before = await rolesOf(user_id);
    const path = `/hotel/staff/${user_id}/roles`;
    const answer = await server.call('PATCH', path, recruiter, { role_ids: [staffRoleId] });
    expect([answer.statusCode, answer.json().message]).toEqual([
      403,
      'You cannot give or take away permissions that you do not hold: Run the hotel.',
    ]);
    expect(await rolesOf(user_id)).toEqual(before);
    expect((await server.call('PATCH', path, admin, { role_ids: [staffRoleId] })).statusCode).toBe(200);
    expect(await rolesOf(user_id)).toEqual([staffRoleId]);
    const { usr_email: _email, ...fields } = form();
    expect((await server.call('PATCH', `/hotel/staff/${user_id}`, recruiter, fields)).statusCode).toBe(200);
  });

  test('is edited by others who run it', async () => {
    const { user_id } = await addPerson(['manage_hotel']);
    const { usr_email: _email, ...fields } = form({ role_ids: await rolesOf(user_id) });
    expect((await server.call('PATCH', `/hotel/staff/${user_id}`, admin, fields)).statusCode).toBe(200);
    expect((await server.call('DELETE', `/hotel/staff/${user_id}`, admin)).statusCode).toBe(200);
  });
});

test('every change of a staff member is recorded once, and a refused one not at all', async () => {
  const fields = form({ usr_email: 'recorded@seaview.test' });
  const added = await server.call('POST', '/hotel/staff', admin, fields);
  const { user_id } = added.json<{ result: { user_id: number } }>().result;
  const path = `/hotel/staff/${user_id}`;
  await server.call('POST', '/hotel/staff', admin, fields);
  await server.call('PATCH', path, admin, { ...fields, position: 'Chef' });
  await server.call('PATCH', path, admin, { ...fields, position: '' });
  await server.call('PATCH', `${path}/roles`, admin, { role_ids: [staffRoleId, adminRoleId] });
  await server.call('PATCH', `${path}/roles`, recruiter, { role_ids: [staffRoleId] });
  await server.call('DELETE', path, recruiter);
  await server.call('DELETE', path, admin);
  expect(await recordsOf(user_id)).toEqual([
    { action: 'add-staff', hotel_id, details: { position: 'Clerk', roles: ['Staff'] } },
    {
      action: 'update-staff',
      hotel_id,
      details: { changed: ['position'], roles: { added: [], taken: [] } },
    },
    { action: 'update-staff-roles', hotel_id, details: { added: ['Hotel Admin'], taken: [] } },
    { action: 'remove-staff', hotel_id, details: { position: 'Chef', roles: ['Hotel Admin', 'Staff'] } },
  ]);
});

test('an address that has an account is refused beside its field, and no staff member is added', async () => {
  const { usr_email } = await addPerson([]);
  const answer = await server.call('POST', '/hotel/staff', admin, form({ usr_email }));
  const message = `${usr_email} has an account already.`;
  const coded = { message, code: 'EMAIL_TAKEN', params: { usr_email } };
  expect([answer.statusCode, answer.json()]).toEqual([
    409,
    { success: false, errorType: 'CONFLICT', ...coded, errors: [{ field: 'usr_email', ...coded }] },
  ]);
  expect(await server.mailsTo(usr_email)).toEqual([]);
});

test('a new colleague gets one mail, whose password allows only the choice of a new one', async () => {
  const usr_email = 'first@seaview.test';
  const answers = [await server.call('POST', '/hotel/staff', admin, form({ usr_email }))];
  const { user_id } = answers[0]?.json<{ result: { user_id: number } }>().result ?? { user_id: 0 };
  answers.push(await server.call('GET', `/hotel/staff/${user_id}`, admin));
  answers.push(await server.call('GET', '/hotel/staff', admin));
  const mails = await server.mailsTo(usr_email);
  expect(mails).toHaveLength(1);
  const password = /One-time password: (\S+)/.exec(mails[0]?.text ?? '')?.[1] ?? '';
  expect(password).toHaveLength(14);
  for (const { body } of answers) expect(body).not.toContain(password);
  expect(server.logLines.join('\n')).not.toContain(password);
  expect(answers[1]?.json().result.must_change_password).toBe(true);

  const newcomer = sessionOf(await server.login(usr_email, password));
  const early = await server.call('GET', '/bookings', newcomer);
  expect([early.statusCode, early.json().errorType]).toEqual([403, 'PASSWORD_CHANGE_REQUIRED']);
  const chosen = await server.change(newcomer, { usr_password: 'Chosen-myself-1' });
  expect((await server.call('GET', '/bookings', sessionOf(chosen))).statusCode).toBe(200);
  expect((await server.login(usr_email, password)).statusCode).toBe(401);
  const details = await server.call('GET', `/hotel/staff/${user_id}`, admin);
  expect(details.json().result).toMatchObject({
    must_change_password: false,
    last_login: expect.any(String),
  });
  expect(await server.mailsTo(usr_email)).toHaveLength(1);
});
