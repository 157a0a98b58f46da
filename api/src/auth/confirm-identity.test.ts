import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { sql } from '@suite/database';
import { testPassword } from '../testing/create-test-app.ts';
import { insertUser } from '../testing/contexts/insert-user.ts';
import {
  openAccountTest,
  sessionOf,
  type AccountTest,
  type Headers,
} from '../testing/contexts/open-account-test.ts';
import { createSoftwarePasskey, type Lie } from '../testing/software-passkey.ts';

let usr_email: string;
let nth = 0;
const new_email = 'ana@new.test';
let server: AccountTest;
let ana: Headers;

beforeAll(async () => {
  server = await openAccountTest();
  await insertUser(server.database, { usr_email: 'ben@suite.test', hotel_id: null, permissions: [] });
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.database.query(
    sql`truncate passkeys, login_failures, account_codes, emails, email_changes, password_resets`,
  );
  nth += 1;
  // Some tests change her password.
  usr_email = `ana${nth}@suite.test`;
  await insertUser(server.database, { usr_email, hotel_id: null, permissions: [] });
  ana = await server.signIn(usr_email);
});

const age = (minutes: number) =>
  server.database.query(
    sql`update sessions set signed_in_at = signed_in_at - make_interval(mins => ${minutes})`,
  );
const confirm = (usr_password: string, who = ana) =>
  server.call('POST', '/auth/confirmation', who, { usr_password });
const passkeyOptions = async (who = ana) => server.call('POST', '/auth/confirmation/passkey/options', who);
const usePasskey = (credential: object, who = ana) =>
  server.call('POST', '/auth/confirmation/passkey', who, { credential });

async function register(who = ana) {
  const passkey = createSoftwarePasskey();
  const { options } = (await server.call('POST', '/auth/passkeys/options', who)).json().result;
  const kept = await server.call('POST', '/auth/passkeys', who, { credential: passkey.create(options) });
  return { passkey, id: String(kept.json().result.passkey.id) };
}

/** Requires a recent confirmation and changes nothing. */
const needRecent = (who = ana) =>
  server.call('DELETE', '/auth/passkeys/00000000-0000-4000-8000-000000000000', who);

const refused = {
  success: false,
  message: 'Please confirm it is you to continue.',
  code: 'CONFIRMATION_REQUIRED',
  errorType: 'CONFIRMATION_REQUIRED',
};

/** Prepares every call that changes how the account is signed in to. */
async function changes() {
  await server.call('POST', '/auth/send-email-verification', ana, { new_email });
  const verification_code = await server.codeTo(new_email);
  const { id } = await register();
  const { options } = (await server.call('POST', '/auth/passkeys/options', ana)).json().result;
  const credential = createSoftwarePasskey().create(options);
  return {
    'begin another password': () => server.change(ana, { usr_password: 'Brand-new-1' }),
    'finish another password': () => server.change(ana, { verification_code }),
    'move to another address': () => server.change(ana, { new_email, verification_code }),
    'keep a passkey': () => server.call('POST', '/auth/passkeys', ana, { credential }),
    'remove a passkey': () => server.call('DELETE', `/auth/passkeys/${id}`, ana),
  };
}

test('a session signed in more than five minutes ago changes nothing of how the account is opened', async () => {
  const calls = await changes();
  const before = await server.database.query(sql`select (select count(*) from account_codes) as codes,
    (select count(*) from emails) as mails, (select sum(tries) from account_codes) as tries`);
  await age(5);
  for (const [what, call] of Object.entries(calls)) {
    const answer = await call();
    expect([what, answer.statusCode, answer.json()]).toEqual([what, 403, refused]);
  }
  const after = await server.database.query(sql`select (select count(*) from account_codes) as codes,
    (select count(*) from emails) as mails, (select sum(tries) from account_codes) as tries`);
  expect(after).toEqual(before);
  expect((await server.change(ana, { usr_firstname: 'Anna' })).statusCode).toBe(200);
  expect((await server.call('GET', '/auth/passkeys', ana)).statusCode).toBe(200);
});

test('the same calls go on after the password, for five minutes and in this session alone', async () => {
  const calls = await changes();
  await age(6);
  expect((await confirm(testPassword)).json()).toEqual({
    success: true,
    message: 'Your identity was confirmed',
    result: {},
  });
  expect((await calls['keep a passkey']()).statusCode).toBe(201);
  expect((await calls['remove a passkey']()).statusCode).toBe(200);
  const elsewhere = await server.signIn(usr_email);
  await age(6);
  await confirm(testPassword);
  expect((await needRecent(elsewhere)).statusCode).toBe(403);
  await age(4);
  expect((await needRecent()).statusCode).toBe(404);
  await age(1);
  expect((await needRecent()).statusCode).toBe(403);
});

test('a first sign-in that waits too long is asked for the one-time password again', async () => {
  await server.database.query(
    sql`update users set must_change_password = true where usr_email = ${usr_email}`,
  );
  await age(6);
  const answer = await server.change(ana, { usr_password: 'Chosen-myself-1' });
  await confirm(testPassword);
  const weak = await server.change(ana, { usr_password: 'password1' });
  await server.database.query(sql`update users set must_change_password = false`);
  expect(answer.json()).toEqual(refused);
  expect(weak.statusCode).toBe(400);
});

test('a wrong password is refused with a message, and attempts share the limits of sign-ins', async () => {
  const wrong = await confirm('Wrong-password-1');
  expect(wrong.json()).toMatchObject({
    errorType: 'VALIDATION_ERROR',
    errors: [{ field: 'usr_password', message: 'The password is not correct' }],
  });
  for (let time = 0; time < 4; time++) await confirm('Wrong-password-1');
  for (let time = 0; time < 5; time++) await server.login(usr_email, 'Wrong-password-1');
  expect((await confirm(testPassword)).statusCode).toBe(429);
  expect((await server.login(usr_email, testPassword)).statusCode).toBe(429);
});

test('a passkey of the own account confirms too, by an answer that is used once', async () => {
  const { passkey } = await register();
  await age(6);
  const { options } = (await passkeyOptions()).json().result;
  expect(options).toMatchObject({ rpId: 'localhost', allowCredentials: [{ type: 'public-key' }] });
  const used = passkey.use(options);
  expect((await usePasskey(used)).statusCode).toBe(200);
  expect((await needRecent()).statusCode).toBe(404);
  await age(6);
  expect((await usePasskey(used)).statusCode).toBe(400);
  expect((await needRecent()).statusCode).toBe(403);
});

test('a passkey confirms neither another session nor another person', async () => {
  const ben = await server.signIn('ben@suite.test');
  expect((await passkeyOptions(ben)).json()).toMatchObject({ errorType: 'CONFLICT' });
  const { passkey } = await register();
  const elsewhere = await server.signIn(usr_email);
  const others = await register(ben);
  await age(6);
  const ask = async (who = ana) => (await passkeyOptions(who)).json().result.options;
  expect((await usePasskey(passkey.use(await ask()), elsewhere)).statusCode).toBe(400);
  expect((await usePasskey(others.passkey.use(await ask()))).statusCode).toBe(400);
  const forSignIn = (await server.call('POST', '/auth/login/passkey/options')).json().result.options;
  expect((await usePasskey(passkey.use(forSignIn))).statusCode).toBe(400);
  for (const who of [ana, ben, elsewhere]) {
    expect((await needRecent(who)).statusCode).toBe(403);
  }
});

test.each<[string, Lie]>([
  ['for another site', { origin: 'https://evil.test' }],
  ['without verifying its holder', { isUnverified: true }],
  ['for another person', { userHandle: 'AAAA' }],
])('a passkey that signed %s confirms nothing', async (_what, lie) => {
  const { passkey } = await register();
  await age(6);
  const { options } = (await passkeyOptions()).json().result;
  expect((await usePasskey(passkey.use(options, lie))).statusCode).toBe(400);
  expect((await needRecent()).statusCode).toBe(403);
});

test('each confirmation leaves an audit record, and a new session id keeps it', async () => {
  const { passkey } = await register();
  await age(6);
  await confirm(testPassword);
  await usePasskey(passkey.use((await passkeyOptions()).json().result.options));
  const actions = await server.database.query<{ action: string }>(
    sql`select action from audit_records order by id desc limit 2`,
  );
  expect(actions.map(({ action }) => action)).toEqual(['confirm-passkey', 'confirm-identity']);
  await server.change(ana, { usr_password: 'Brand-new-1' });
  const done = await server.change(ana, { verification_code: await server.codeTo(usr_email) });
  expect(done.statusCode).toBe(200);
  expect((await server.call('POST', '/auth/passkeys/options', sessionOf(done))).statusCode).toBe(200);
});
