import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { sql } from '@suite/database';
import { testPassword } from '../testing/create-test-app.ts';
import { insertHotel, insertUser } from '../testing/contexts/insert-user.ts';
import { sessionOf, type Headers } from '../testing/contexts/open-account-test.ts';
import { openSecondFactorTest, type SecondFactorTest } from '../testing/contexts/open-second-factor-test.ts';
import { runAccountsCommand } from './staff-roles.public.ts';

let server: SecondFactorTest;
let hotel_id: number;
let admin: Headers;
let superAdmin: Headers;

beforeAll(async () => {
  server = await openSecondFactorTest();
  hotel_id = await insertHotel(server.database, 'Seaview');
  admin = sessionOf(await server.login(await server.addPerson(hotel_id), testPassword));
  superAdmin = sessionOf(await server.login(await addGlobal(), testPassword));
});
afterAll(() => server.close());
afterEach(() => server.database.query(sql`update sign_in_rules set requires_second_factor = false`));

async function addGlobal(): Promise<string> {
  const usr_email = await server.addPerson();
  await server.database.query(sql`
    delete from user_roles where user_id = (select user_id from users where usr_email = ${usr_email})`);
  await server.database.query(sql`
    insert into user_roles (user_id, role_id)
    select user_id, roles.id from users, roles
    where usr_email = ${usr_email} and roles.hotel_id is null and role_name = 'Super Admin'`);
  return usr_email;
}
const idOf = async (usr_email: string) => {
  const [row] = await server.database.query<{ user_id: number }>(
    sql`select user_id from users where usr_email = ${usr_email}`,
  );
  return row?.user_id ?? 0;
};
const resetStaff = async (usr_email: string, who = admin) =>
  server.call('POST', `/hotel/staff/${await idOf(usr_email)}/second-factor/reset`, who);

test('a Hotel Admin resets a colleague: they are signed out and notified, and the password is enough', async () => {
  const { usr_email, session } = await server.addPersonWithApp(hotel_id);
  const answer = await resetStaff(usr_email);
  expect([answer.statusCode, answer.json().result.has_second_factor]).toEqual([200, false]);
  expect((await server.call('GET', '/auth/user-profile', session)).statusCode).toBe(401);
  expect((await server.mailsTo(usr_email)).at(-1)?.subject).toBe('Your two-step verification was reset');
  const [record] = await server.database.query<object>(
    sql`select action, subject_id, hotel_id from audit_records order by id desc limit 1`,
  );
  expect(record).toEqual({
    action: 'reset-staff-second-factor',
    subject_id: String(await idOf(usr_email)),
    hotel_id,
  });
  expect((await server.login(usr_email, testPassword)).json().result.step).toBeUndefined();
  expect((await resetStaff(usr_email)).statusCode).toBe(409);
});

test('a reset is refused for oneself, in another hotel, without the right and without a confirmation', async () => {
  const { usr_email } = await server.addPersonWithApp(hotel_id);
  const foreign = await server.addPersonWithApp(await insertHotel(server.database, 'Hillside'));
  expect((await resetStaff(foreign.usr_email)).statusCode).toBe(404);
  const staff = 'desk@seaview.test';
  await insertUser(server.database, { usr_email: staff, hotel_id, permissions: ['hotel_checkins_manage'] });
  expect((await resetStaff(usr_email, await server.signIn(staff))).statusCode).toBe(403);
  const manager = 'manager@seaview.test';
  await insertUser(server.database, { usr_email: manager, hotel_id, permissions: ['create_staff'] });
  expect((await resetStaff(usr_email, await server.signIn(manager))).statusCode).toBe(403);
  expect((await resetStaff(manager, await server.signIn(manager))).statusCode).toBe(409);
  const url = `/api/hotel/staff/${await idOf(usr_email)}/second-factor/reset`;
  const unconfirmed = await server.injectUnconfirmed({ method: 'POST', url, headers: admin });
  expect(unconfirmed.json().action.sentence).toContain(`(${usr_email})`);
  expect((await server.login(usr_email, testPassword)).json().result.step).toBe('second-factor');
});

test('a Super Admin resets it for an account of the platform, and a command for the last one', async () => {
  const [one, last] = [await addGlobal(), await addGlobal()];
  for (const usr_email of [one, last]) {
    await server.setUp(sessionOf(await server.login(usr_email, testPassword)));
  }
  const reset = await server.call('POST', `/accounts/${await idOf(one)}/second-factor/reset`, superAdmin);
  expect(reset.statusCode).toBe(200);
  expect((await server.login(one, testPassword)).json().result.step).toBeUndefined();
  await runAccountsCommand(server.database, ['reset-second-factor', last]);
  expect((await server.login(last, testPassword)).json().result.step).toBeUndefined();
  const [record] = await server.database.query<object>(sql`
    select address, actor_user_id from audit_records where action = 'reset-account-second-factor'
    order by id desc limit 1`);
  expect(record).toEqual({ address: 'command line', actor_user_id: null });
});

test("the platform's rule is a Super Admin's to change, is confirmed and recorded", async () => {
  const change = (who: Headers) =>
    server.call('PATCH', '/sign-in-rules', who, { requires_second_factor: true });
  expect((await change(admin)).statusCode).toBe(403);
  const payload = { requires_second_factor: true };
  const request = { method: 'PATCH' as const, url: '/api/sign-in-rules', headers: superAdmin, payload };
  expect((await server.injectUnconfirmed(request)).json().errorType).toBe('CONFIRMATION_REQUIRED');
  expect((await change(superAdmin)).statusCode).toBe(200);
  const read = await server.call('GET', '/sign-in-rules', superAdmin);
  expect(read.json().result).toEqual({ requires_second_factor: true });
  const [record] = await server.database.query<{ details: object }>(
    sql`select details from audit_records where action = 'update-sign-in-rules'`,
  );
  expect(record?.details).toEqual({ requires_second_factor: { before: false, after: true } });
});
