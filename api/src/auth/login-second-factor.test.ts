import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { sql } from '@suite/database';
import { testPassword } from '../testing/create-test-app.ts';
import { otherCode, sessionOf } from '../testing/contexts/open-account-test.ts';
import {
  openSecondFactorTest,
  type PersonWithApp,
  type SecondFactorTest,
} from '../testing/contexts/open-second-factor-test.ts';
import { hashPassword } from './auth.public.ts';
import { hashRecoveryCode } from './domain/authenticator.ts';

let server: SecondFactorTest;
let ana: PersonWithApp;

beforeAll(async () => {
  server = await openSecondFactorTest();
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.database.query(sql`delete from login_failures`);
  ana = await server.addPersonWithApp();
});

const wrong = (code: string) => otherCode(otherCode(code));

test('the right password gives no session, and the code of the app does', async () => {
  const first = await server.login(ana.usr_email, testPassword);
  const { result } = first.json();
  expect([first.statusCode, first.cookies]).toEqual([200, []]);
  expect(result).toEqual({
    step: 'second-factor',
    second_steps: ['code'],
    login_token: expect.stringMatching(/^[\w-]{43}$/),
  });
  const done = await server.finish(result.login_token, ana.codeOf());
  expect(done.json().result.user).toMatchObject({ usr_email: ana.usr_email, has_second_factor: true });
  expect((await server.call('GET', '/auth/user-profile', sessionOf(done))).statusCode).toBe(200);
});

test('the token of the first step alone is no session, however it is sent', async () => {
  const token = await server.begin(ana.usr_email);
  for (const headers of [
    { authorization: `Bearer ${token}` },
    { cookie: `suite_access=${token}` },
    { cookie: `suite_refresh=${token}` },
  ]) {
    for (const path of ['/auth/user-profile', '/bookings', '/auth/second-factor']) {
      expect((await server.call('GET', path, headers)).statusCode).toBe(401);
    }
  }
  const body = { login_token: token };
  expect((await server.call('POST', '/auth/login/second-factor', {}, body)).statusCode).toBe(400);
});

test('a wrong password is answered as for an account without a second factor', async () => {
  const plain = await server.addPerson();
  const [one, other] = [
    await server.login(ana.usr_email, 'Wrong-password-1'),
    await server.login(plain, 'Wrong-password-1'),
  ];
  expect([one.statusCode, one.body]).toEqual([other.statusCode, other.body]);
});

test('a code counts once, also of two at the same moment and in another sign-in', async () => {
  const code = ana.codeOf();
  const tokens = await Promise.all([1, 2, 3].map(() => server.begin(ana.usr_email)));
  const answers = await Promise.all(tokens.map((token) => server.finish(token, code)));
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400, 400]);
  expect((await server.finish(await server.begin(ana.usr_email), code)).statusCode).toBe(400);
});

test('a token counts once', async () => {
  const token = await server.begin(ana.usr_email);
  expect((await server.finish(token, ana.codeOf())).statusCode).toBe(200);
  server.passSteps(1);
  expect((await server.finish(token, ana.codeOf())).json().errorType).toBe('INVALID_CREDENTIALS');
});

test.each([
  [-2, 400],
  [-1, 200],
  [0, 200],
  [1, 200],
  [2, 400],
])('a clock that is %i steps ahead: %i', async (ahead, status) => {
  server.passSteps(4);
  const answer = await server.finish(await server.begin(ana.usr_email), ana.codeOf(ahead));
  expect(answer.statusCode).toBe(status);
});

test('a code of a step before one that was used counts no more', async () => {
  server.passSteps(4);
  expect((await server.finish(await server.begin(ana.usr_email), ana.codeOf(1))).statusCode).toBe(200);
  expect((await server.finish(await server.begin(ana.usr_email), ana.codeOf(0))).statusCode).toBe(400);
});

test('a first step is too old after five minutes, and ends with another password', async () => {
  const late = await server.begin(ana.usr_email);
  await server.database.query(sql`update pending_logins set expires_at = now()`);
  expect((await server.finish(late, ana.codeOf())).statusCode).toBe(401);
  const earlier = await server.begin(ana.usr_email);
  const hash = await hashPassword(testPassword);
  await server.database.query(
    sql`update users set usr_password_hash = ${hash} where usr_email = ${ana.usr_email}`,
  );
  expect((await server.finish(earlier, ana.codeOf())).statusCode).toBe(401);
});

test('a first step ends with a deactivated account, and the code of another person is worthless', async () => {
  const ben = await server.addPersonWithApp();
  const token = await server.begin(ana.usr_email);
  expect((await server.finish(token, ben.codeOf())).statusCode).toBe(400);
  await server.database.query(sql`update users set is_active = false where usr_email = ${ana.usr_email}`);
  expect((await server.finish(token, ana.codeOf())).statusCode).toBe(401);
});

test('five wrong codes close the app for their network, whichever sign-in they came in', async () => {
  for (let time = 0; time < 5; time++) {
    const answer = await server.finish(await server.begin(ana.usr_email), wrong(ana.codeOf()));
    expect(answer.json()).toMatchObject({ errorType: 'VALIDATION_ERROR', errors: [{ field: 'code' }] });
  }
  const token = await server.begin(ana.usr_email);
  expect((await server.finish(token, ana.codeOf())).statusCode).toBe(429);
  expect((await server.finish(token, ana.codeOf(), '203.0.113.5')).statusCode).toBe(200);
  const subjects = (await server.mailsTo(ana.usr_email)).map(({ subject }) => subject);
  expect(subjects.filter((subject) => subject === 'Wrong codes at your sign-in')).toHaveLength(1);
});

test('wrong codes sent at the same moment do not slip past the count', async () => {
  const token = await server.begin(ana.usr_email);
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => server.finish(token, wrong(ana.codeOf()))),
  );
  expect(answers.filter(({ statusCode }) => statusCode === 400)).toHaveLength(5);
});

async function failFrom(networks: number, each: number, age = '1 minute') {
  await server.database.query(sql`
    insert into second_factor_failures (user_id, network, failed_at)
    select user_id, '203.0.113.' || network, now() - ${age}::interval
    from users, generate_series(1, ${networks}::integer) as network, generate_series(1, ${each}::integer)
    where usr_email = ${ana.usr_email}`);
}

test('a spread attack closes the app for strangers, and not where its owner has signed in before', async () => {
  await failFrom(5, 2);
  const strange = await server.begin(ana.usr_email, '192.0.2.77');
  expect((await server.finish(strange, ana.codeOf(), '192.0.2.77')).statusCode).toBe(429);
  const known = await server.begin(ana.usr_email, '198.51.100.9');
  expect((await server.finish(known, ana.codeOf(), '198.51.100.9')).statusCode).toBe(200);
});

test('fifty wrong codes in a day close the app everywhere, until there is another password', async () => {
  await failFrom(10, 5, '2 hours');
  const known = await server.begin(ana.usr_email, '198.51.100.9');
  expect((await server.finish(known, ana.codeOf(), '198.51.100.9')).statusCode).toBe(429);
  const hash = await hashPassword(testPassword);
  await server.database.query(
    sql`update users set usr_password_hash = ${hash} where usr_email = ${ana.usr_email}`,
  );
  expect((await server.finish(await server.begin(ana.usr_email), ana.codeOf())).statusCode).toBe(200);
});

test('a recovery code opens the account once, also where codes of the app are closed', async () => {
  await failFrom(10, 5);
  const [code = '', other = ''] = ana.recovery_codes;
  const typed = ` ${code.toLowerCase().replaceAll('-', ' ')} `;
  expect((await server.finish(await server.begin(ana.usr_email), typed)).statusCode).toBe(200);
  const again = await server.finish(await server.begin(ana.usr_email), code);
  expect(again.json().message).toBe('This recovery code is not correct or was used already.');
  const tokens = await Promise.all([1, 2].map(() => server.begin(ana.usr_email)));
  const both = await Promise.all(tokens.map((token) => server.finish(token, other)));
  expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400]);
  const mails = await server.mailsTo(ana.usr_email);
  expect(mails.at(-1)?.subject).toBe('A recovery code of your account was used');
  expect(mails.at(-1)?.text).toContain('You have 8 left.');
});

test('a recovery code of 16 letters, as they were made first, still opens the account', async () => {
  const code = 'ABCD-EFGH-JKLM-NPQR';
  await server.database.query(sql`
    insert into recovery_codes (code_hash, user_id)
    select ${hashRecoveryCode(code)}, user_id from users where usr_email = ${ana.usr_email}`);
  expect((await server.finish(await server.begin(ana.usr_email), code)).statusCode).toBe(200);
});

test('sign-ins and used recovery codes leave audit records', async () => {
  await server.finish(await server.begin(ana.usr_email), ana.recovery_codes[0] ?? '');
  const records = await server.database.query<{ action: string; details: object }>(
    sql`select action, details from audit_records order by id desc limit 2`,
  );
  expect(records).toEqual([
    { action: 'login-second-factor', details: {} },
    { action: 'use-recovery-code', details: { recovery_codes_left: 9 } },
  ]);
});
