import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { sql } from '@suite/database';
import { testPassword } from '../testing/create-test-app.ts';
import { insertUser } from '../testing/contexts/insert-user.ts';
import { openAccountTest, type AccountTest } from '../testing/contexts/open-account-test.ts';
import { settleResetRequest } from './use-cases/forgot-password.ts';

const usr_email = 'known@suite.test';
const chosen = 'Chosen-again-1';
let server: AccountTest;

beforeAll(async () => {
  server = await openAccountTest();
  for (const name of ['known', 'inactive', 'invited', 'removed']) {
    await insertUser(server.database, { usr_email: `${name}@suite.test`, hotel_id: null, permissions: [] });
  }
  await server.database.query(sql`
    update users set is_active = usr_email <> 'inactive@suite.test',
      must_change_password = usr_email = 'invited@suite.test',
      removed_at = case when usr_email = 'removed@suite.test' then now() end`);
});
afterAll(() => server.close());
beforeEach(() =>
  server.database.query(sql`truncate login_failures, emails, password_resets, password_reset_requests`),
);

const ask = (email: string, remoteAddress = '192.0.2.1') =>
  server.app.inject({
    method: 'POST',
    url: '/api/auth/forgot-password',
    payload: { usr_email: email },
    remoteAddress,
  });
const settle = async () => {
  while (await settleResetRequest(server.database, server.config.publicUrl)) continue;
};
const tokens = async (email = usr_email) =>
  (await server.mailsTo(email)).flatMap(({ text }) => /reset-password#([\w-]+)/.exec(text)?.[1] ?? []);
const reset = (token: string, usr_password = chosen) =>
  server.call('POST', '/auth/reset-password', {}, { token, usr_password });
async function linkTo(email = usr_email): Promise<string> {
  await ask(email);
  await settle();
  const token = (await tokens(email)).at(-1);
  if (!token) throw new Error('No link was mailed');
  return token;
}

test('known, unknown, inactive, invited and removed addresses are answered byte for byte alike', async () => {
  const answers = [];
  for (const name of ['known', 'unknown', 'inactive', 'invited', 'removed', 'KNOWN']) {
    const { statusCode, headers, body } = await ask(`${name}@suite.test`);
    answers.push({ statusCode, body, headers: Object.keys(headers) });
  }
  for (const answer of answers) expect(answer).toEqual(answers[0]);
  expect(answers[0]).toMatchObject({ statusCode: 200, body: expect.stringContaining('on its way') });
});

test('the request itself looks no account up and mails nothing: that happens outside of it', async () => {
  await ask(usr_email);
  expect(await server.mailsTo(usr_email)).toEqual([]);
  expect(await server.database.query(sql`select 1 from password_resets`)).toEqual([]);
  await settle();
  expect(await server.mailsTo(usr_email)).toHaveLength(1);
});

test('the link chooses a new password once, and signs out everywhere', async () => {
  const session = await server.signIn(usr_email);
  const token = await linkTo();
  const answers = await Promise.all([reset(token), reset(token)]);
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400]);
  expect((await server.call('GET', '/auth/user-profile', session)).statusCode).toBe(401);
  expect((await server.login(usr_email, testPassword)).statusCode).toBe(401);
  expect((await server.login(usr_email, chosen)).statusCode).toBe(200);
  expect((await server.mailsTo(usr_email)).map(({ subject }) => subject)).toEqual([
    'Choose a new password',
    'Your password was changed',
  ]);
  const actions = await server.database.query<{ action: string }>(
    sql`select action from audit_records where action like '%password' order by id desc limit 2`,
  );
  expect(actions.map(({ action }) => action)).toEqual(['reset-password', 'forgot-password']);
  await reset(await linkTo(), testPassword);
});

test('opening the link names the minimum of its account, and uses nothing up', async () => {
  const token = await linkTo();
  const open = (of: string) => server.call('POST', '/auth/reset-password/open', {}, { token: of });
  await server.database.query(sql`update password_rules set min_length = 9`);
  for (let time = 0; time < 2; time++) {
    expect((await open(token)).json().result).toEqual({ password_min_length: 9 });
  }
  await server.database.query(sql`update password_rules set min_length = 6`);
  expect((await reset(token, testPassword)).statusCode).toBe(200);
  for (const over of [token, 'A'.repeat(43)]) {
    expect((await open(over)).json().message).toMatch(/^This link is no longer valid/);
  }
});

test('the link works for thirty minutes', async () => {
  const token = await linkTo();
  const pass = (time: string) =>
    server.database.query(sql`update password_resets set expires_at = expires_at - ${time}::interval`);
  await pass('30 minutes');
  expect((await reset(token)).json().message).toMatch(/^This link is no longer valid/);
  await pass('-1 minute');
  expect((await reset(token, testPassword)).statusCode).toBe(200);
});

test('a link from before a change of password or permissions is invalid', async () => {
  const first = await linkTo();
  const session = await server.signIn(usr_email);
  await server.change(session, { usr_password: 'Brand-new-1' });
  const mails = await server.mailsTo(usr_email);
  const verification_code = /\b\d{6}\b/.exec(mails.at(-1)?.text ?? '')?.[0];
  expect((await server.change(session, { verification_code })).statusCode).toBe(200);
  expect((await reset(first)).statusCode).toBe(400);
  const second = await linkTo();
  await server.database.query(sql`update users set is_active = false where usr_email = ${usr_email}`);
  expect((await reset(second)).statusCode).toBe(400);
  await server.database.query(sql`update users set is_active = true where usr_email = ${usr_email}`);
  expect((await reset(second, testPassword)).statusCode).toBe(200);
});

test.each([
  ['inactive@suite.test', /not active/],
  ['invited@suite.test', /one-time password of your invitation/],
])('%s gets a mail without a link', async (email, reason) => {
  await ask(email);
  await settle();
  const [mail] = await server.mailsTo(email);
  expect(mail?.text).toMatch(reason);
  expect(await tokens(email)).toEqual([]);
});

test.each(['unknown@suite.test', 'removed@suite.test'])('nothing is mailed to %s', async (email) => {
  await ask(email);
  await settle();
  expect(await server.mailsTo(email)).toEqual([]);
});

test('an address gets three mails while a link works, and is answered as before', async () => {
  for (let time = 0; time < 5; time++) expect((await ask(usr_email)).statusCode).toBe(200);
  await settle();
  expect(await server.mailsTo(usr_email)).toHaveLength(3);
  await server.database.query(
    sql`update password_reset_requests set settled_at = settled_at - interval '30 minutes'`,
  );
  await ask(usr_email);
  await settle();
  expect(await server.mailsTo(usr_email)).toHaveLength(4);
});

test('a client is refused after twenty requests in an hour, for any address, and others are not', async () => {
  for (let time = 0; time < 20; time++) await ask(`person-${time}@suite.test`, '192.0.2.9');
  for (const email of [usr_email, 'unknown@suite.test']) {
    expect((await ask(email, '192.0.2.9')).json()).toMatchObject({ errorType: 'TOO_MANY_REQUESTS' });
  }
  expect((await ask(usr_email, '192.0.2.10')).statusCode).toBe(200);
});

test('all addresses of an IPv6 network are one client', async () => {
  for (let time = 0; time < 20; time++) await ask(usr_email, `2001:db8:1:2::${time + 1}`);
  expect((await ask(usr_email, '2001:db8:1:2:ffff::1')).statusCode).toBe(429);
  expect((await ask(usr_email, '2001:db8:1:3::1')).statusCode).toBe(200);
});

test('two processes settle each request once', async () => {
  for (const name of ['known', 'inactive', 'invited']) await ask(`${name}@suite.test`);
  await Promise.all([settle(), settle(), settle()]);
  const mails = await server.database.query<{ recipient: string }>(
    sql`select recipient from emails order by recipient`,
  );
  expect(mails.map(({ recipient }) => recipient)).toEqual([
    'inactive@suite.test',
    'invited@suite.test',
    'known@suite.test',
  ]);
});

test('a listening server processes requests', async () => {
  const { app } = server;
  await ask(usr_email);
  await app.listen({ port: 0 });
  const until = Date.now() + 10_000;
  while ((await tokens()).length === 0 && Date.now() < until) await new Promise(setImmediate);
  expect(await tokens()).toHaveLength(1);
});
