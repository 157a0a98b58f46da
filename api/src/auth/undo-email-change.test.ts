import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { sql } from '@suite/database';
import { testPassword } from '../testing/create-test-app.ts';
import { insertUser } from '../testing/contexts/insert-user.ts';
import { sessionOf, type Headers } from '../testing/contexts/open-account-test.ts';
import { openSecondFactorTest, type SecondFactorTest } from '../testing/contexts/open-second-factor-test.ts';
import { createSoftwarePasskey } from '../testing/software-passkey.ts';
import { hashRecoveryCode } from './domain/authenticator.ts';

const old_email = 'ana@suite.test';
const thief_email = 'thief@evil.test';
let server: SecondFactorTest;
let user_id: number;
let thief: Headers;

beforeAll(async () => {
  server = await openSecondFactorTest();
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.database.query(sql`
    truncate passkeys, authenticator_apps, recovery_codes, login_failures, account_codes, emails, email_changes, password_resets`);
  await server.database.query(sql`update users set removed_at = now()`);
  user_id = await insertUser(server.database, {
    usr_email: old_email,
    hotel_id: null,
    permissions: [],
    role_name: `Role ${Math.random()}`,
  });
  thief = await server.signIn(old_email);
});

async function moveTo(new_email: string): Promise<void> {
  const answer = await server.call('POST', '/auth/send-email-verification', thief, { new_email });
  expect(answer.statusCode).toBe(200);
  const done = await server.change(thief, { new_email, verification_code: await server.codeTo(new_email) });
  expect(done.statusCode).toBe(200);
  thief = sessionOf(done);
}
async function linkTo(recipient: string): Promise<string> {
  const texts = (await server.mailsTo(recipient)).map(({ text }) => text);
  const token = /undo-email-change#([\w-]+)/.exec(texts.join('\n'))?.[1];
  if (!token) throw new Error(`No undo link was mailed to ${recipient}`);
  return token;
}
async function addPasskey(who = thief): Promise<string> {
  const { options } = (await server.call('POST', '/auth/passkeys/options', who)).json().result;
  const credential = createSoftwarePasskey().create(options);
  const kept = await server.call('POST', '/auth/passkeys', who, { credential });
  return String(kept.json().result.passkey.id);
}
const undo = (token: string) => server.call('POST', '/auth/email-change/undo', {}, { token });
const choose = (token: string, usr_password = 'Mine-again-1') =>
  server.call('POST', '/auth/reset-password', {}, { token, usr_password });

test('the old address takes the account back from a thief, and chooses a new password', async () => {
  const owned = await addPasskey();
  await server.database.query(sql`update passkeys set created_at = now() - interval '8 days'`);
  // A thief who knows the password may have added one before changing the address.
  await addPasskey();
  await moveTo(thief_email);
  await addPasskey();
  const second = await server.login(thief_email, testPassword);
  await server.change(thief, { usr_password: 'Thief-knows-1' });
  await server.change(thief, { verification_code: await server.codeTo(thief_email) });

  const answer = await undo(await linkTo(old_email));
  expect([answer.statusCode, answer.json().result]).toEqual([
    200,
    { usr_email: old_email, reset_token: expect.any(String) },
  ]);
  for (const session of [thief, sessionOf(second)]) {
    expect((await server.call('GET', '/auth/user-profile', session)).statusCode).toBe(401);
  }
  for (const [email, password] of [
    [thief_email, 'Thief-knows-1'],
    [old_email, 'Thief-knows-1'],
    [old_email, testPassword],
  ] as const) {
    expect((await server.login(email, password)).statusCode).toBe(401);
  }
  const passkeys = await server.database.query(sql`select id from passkeys where user_id = ${user_id}`);
  expect(passkeys).toEqual([{ id: owned }]);

  const { reset_token } = answer.json().result;
  expect((await choose(reset_token)).json().message).toBe('Password updated successfully!');
  expect((await server.login(old_email, 'Mine-again-1')).statusCode).toBe(200);
  const actions = await server.database.query<{ action: string; subject_id: string }>(sql`
    select action, subject_id from audit_records where action in ('undo-email-change', 'reset-password')
      and subject_id = ${String(user_id)} order by id`);
  expect(actions.map(({ action }) => action)).toEqual(['undo-email-change', 'reset-password']);
});

async function signInAgain(): Promise<object> {
  const { reset_token } = (await undo(await linkTo(old_email))).json().result;
  await choose(reset_token);
  return (await server.login(old_email, 'Mine-again-1')).json().result;
}

test('an app and recovery codes that a thief set up in the week before are removed too, and a required factor is set up again', async () => {
  await server.setUp(thief);
  await moveTo(thief_email);
  await server.database.query(sql`update sign_in_rules set requires_second_factor = true`);
  expect(await signInAgain()).toMatchObject({ user: { must_set_up_second_factor: true } });
  await server.database.query(sql`update sign_in_rules set requires_second_factor = false`);
  expect(await server.database.query(sql`select 1 from recovery_codes`)).toEqual([]);
  const [record] = await server.database.query<object>(sql`
    select details from audit_records where action = 'undo-email-change' order by id desc limit 1`);
  expect(record).toEqual({ details: { passkeys_removed: [], app_removed: true } });
});

test('an older app stays the second step of the owner, and recovery codes made since do not', async () => {
  const { codeOf } = await server.setUp(thief);
  const made = (await server.call('POST', '/auth/second-factor/recovery-codes', thief)).json().result;
  await server.database.query(sql`update authenticator_apps set created_at = now() - interval '8 days'`);
  const [kept = '', stolen = ''] = made.recovery_codes as string[];
  const keptHash = hashRecoveryCode(kept);
  await server.database.query(sql`
    update recovery_codes set created_at = now() - interval '8 days' where code_hash = ${keptHash}`);
  await moveTo(thief_email);
  const answer = await signInAgain();
  expect(answer).toMatchObject({ step: 'second-factor' });
  const { login_token } = answer as unknown as { login_token: string };
  expect((await server.finish(login_token, stolen)).statusCode).toBe(400);
  server.passSteps(1);
  expect((await server.finish(login_token, codeOf())).statusCode).toBe(200);
  expect(await server.database.query(sql`select code_hash from recovery_codes`)).toEqual([
    { code_hash: keptHash },
  ]);
});

test('the link works once, and the one for the password as well', async () => {
  await moveTo(thief_email);
  const token = await linkTo(old_email);
  const answers = await Promise.all([undo(token), undo(token), undo(token)]);
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400, 400]);
  expect((await undo(token)).json().message).toMatch(/^This link is no longer valid/);
  const { reset_token } = answers.find(({ statusCode }) => statusCode === 200)?.json().result ?? {};
  const chosen = await Promise.all([choose(reset_token), choose(reset_token, 'Other-one-2')]);
  expect(chosen.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400]);
});

test('the link works for seven days', async () => {
  await moveTo(thief_email);
  const token = await linkTo(old_email);
  const pass = (time: string) =>
    server.database.query(sql`update email_changes set undo_until = undo_until - ${time}::interval`);
  await pass('7 days');
  expect((await undo(token)).statusCode).toBe(400);
  await pass('-1 minute');
  expect((await undo(token)).statusCode).toBe(200);
});

test('of two changes in a row the first owner wins, and the addresses in between undo nothing any more', async () => {
  await moveTo(thief_email);
  await moveTo('second@evil.test');
  const between = await linkTo(thief_email);
  expect((await undo(await linkTo(old_email))).json().result.usr_email).toBe(old_email);
  expect((await undo(between)).statusCode).toBe(400);
});

test('a made-up link is refused like a used one, and no other link chooses a password', async () => {
  await moveTo(thief_email);
  const token = await linkTo(old_email);
  expect((await undo('A'.repeat(43))).json().message).toMatch(/^This link is no longer valid/);
  expect((await choose(token)).statusCode).toBe(400);
  expect((await undo(token)).statusCode).toBe(200);
});

test('no other account gets the old address while the change can be undone; its owner may return to it', async () => {
  await moveTo(thief_email);
  await insertUser(server.database, {
    usr_email: 'ben@suite.test',
    hotel_id: null,
    permissions: [],
    role_name: `B ${Math.random()}`,
  });
  const ben = await server.signIn('ben@suite.test');
  await server.call('POST', '/auth/send-email-verification', ben, { new_email: old_email });
  const subjects = (await server.mailsTo(old_email)).map(({ subject }) => subject);
  expect(subjects.at(-1)).toBe('This e-mail address has an account already');
  await moveTo(old_email);
  expect((await server.login(old_email, testPassword)).statusCode).toBe(200);
});

test('a weak password leaves the link as it is', async () => {
  await moveTo(thief_email);
  const { reset_token } = (await undo(await linkTo(old_email))).json().result;
  expect((await choose(reset_token, 'password1')).json().errors[0].field).toBe('usr_password');
  expect((await choose(reset_token)).statusCode).toBe(200);
});
