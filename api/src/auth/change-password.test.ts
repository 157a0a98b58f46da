import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { sql } from '@suite/database';
import { testPassword } from '../testing/create-test-app.ts';
import { insertUser } from '../testing/contexts/insert-user.ts';
import {
  openAccountTest,
  otherCode,
  sessionOf,
  type AccountTest,
  type Headers,
} from '../testing/contexts/open-account-test.ts';
import { hashPassword } from './domain/passwords.ts';

const usr_email = 'ana@suite.test';
let server: AccountTest;
let ana: Headers;

beforeAll(async () => {
  server = await openAccountTest();
  await insertUser(server.database, { usr_email, hotel_id: null, permissions: [] });
});
afterAll(() => server.close());
beforeEach(async () => {
  const hash = await hashPassword(testPassword);
  await server.database.query(sql`delete from account_codes`);
  await server.database.query(sql`delete from emails`);
  await server.database.query(sql`update users set usr_password_hash = ${hash}`);
  ana = await server.signIn(usr_email);
});

const begin = (usr_password = 'Brand-new-1') => server.change(ana, { usr_password });
const finish = (verification_code: string, who = ana) => server.change(who, { verification_code });
const profile = (who: Headers) => server.call('GET', '/auth/user-profile', who);
const over = 'This verification code is no longer valid. Please request a new one.';
const wrong = 'The verification code is not correct. Please check it and try again.';

describe('a change of the password', () => {
  test('takes two steps; until the second the old password works', async () => {
    const begun = await begin();
    expect(begun.json()).toMatchObject({
      message: `Verification code sent to ${usr_email}`,
      result: { step: 'otp', usr_email },
    });
    expect((await server.login(usr_email, 'Brand-new-1')).statusCode).toBe(401);
    expect((await server.login(usr_email, testPassword)).statusCode).toBe(200);
    const done = await finish(await server.codeTo(usr_email));
    expect(done.json()).toMatchObject({
      message: 'Password updated successfully!',
      result: { step: 'done' },
    });
    expect((await server.login(usr_email, testPassword)).statusCode).toBe(401);
    expect((await server.login(usr_email, 'Brand-new-1')).statusCode).toBe(200);
    expect((await server.mailsTo(usr_email)).map(({ subject }) => subject)).toEqual([
      'Your code to change your password',
      'Your password was changed',
    ]);
  });

  test('ends every other session and renews the id of its own', async () => {
    const elsewhere = await server.signIn(usr_email);
    await begin();
    const done = await finish(await server.codeTo(usr_email));
    expect((await profile(elsewhere)).json()).toMatchObject({ errorType: 'UNAUTHENTICATED' });
    expect((await profile(sessionOf(done))).statusCode).toBe(200);
    // A tab that sent the old cookies must repeat its request, and keeps its cookies.
    const lateTab = await profile(ana);
    expect(lateTab.json()).toMatchObject({ tokenExpired: true });
    expect(lateTab.cookies).toEqual([]);
    await server.database.query(sql`update sessions set ended_at = ended_at - interval '11 seconds'`);
    expect((await profile(ana)).json()).toMatchObject({ errorType: 'UNAUTHENTICATED' });
    expect((await profile(sessionOf(done))).statusCode).toBe(200);
  });

  test('gives a caller with a bearer token the new tokens, and a browser none', async () => {
    const { accessToken } = (await server.login(usr_email, testPassword)).json().result;
    const bearer = { authorization: `Bearer ${accessToken}` };
    await server.change(bearer, { usr_password: 'Brand-new-1' });
    const { result } = (await finish(await server.codeTo(usr_email), bearer)).json();
    expect((await profile(bearer)).statusCode).toBe(401);
    expect((await profile({ authorization: `Bearer ${result.accessToken}` })).statusCode).toBe(200);
    const browser = sessionOf(await server.login(usr_email, 'Brand-new-1'));
    await server.change(browser, { usr_password: 'Brand-new-2' });
    const inBrowser = await finish(await server.codeTo(usr_email), browser);
    expect(inBrowser.json().result).not.toHaveProperty('accessToken');
  });

  test.each([
    ['password1', 'This password is too common. Please choose another one'],
    ['Passw0rd', 'This password is too common. Please choose another one'],
    ['ANA@suite.test', 'Password must contain at least one letter and one number'],
    ['abc12', 'Password must be at least 6 characters'],
  ])('refuses %s and mails nothing', async (usr_password, message) => {
    const answer = await begin(usr_password);
    expect(answer.json()).toMatchObject({ message, errors: [{ field: 'usr_password', message }] });
    expect(await server.mailsTo(usr_email)).toEqual([]);
  });
});

describe('its code', () => {
  test.each<[string, (code: string) => string]>([
    ['with a space', (code) => `${code.slice(0, 3)} ${code.slice(3)}`],
    ['in Arabic-Indic digits', (code) => code.replace(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'[Number(digit)] ?? '')],
  ])('is accepted %s', async (_how, write) => {
    await begin();
    const done = await finish(write(await server.codeTo(usr_email)));
    expect(done.json()).toMatchObject({ result: { step: 'done' } });
  });

  test('works once', async () => {
    await begin();
    const code = await server.codeTo(usr_email);
    const done = await finish(code);
    expect((await finish(code, sessionOf(done))).json()).toMatchObject({ message: over });
  });

  test('dies with the fifth wrong try, the right one included', async () => {
    await begin();
    const code = await server.codeTo(usr_email);
    for (const message of [wrong, wrong, wrong, wrong, over]) {
      const errors = [{ field: 'verification_code', message }];
      expect((await finish(otherCode(code))).json()).toMatchObject({ message, errors });
    }
    expect((await finish(code)).json()).toMatchObject({ message: over });
    expect((await server.login(usr_email, testPassword)).statusCode).toBe(200);
  });

  test('cannot be guessed more than five times by guesses sent at the same moment', async () => {
    await begin();
    const code = await server.codeTo(usr_email);
    const answers = await Promise.all(Array.from({ length: 12 }, () => finish(otherCode(code))));
    const messages = answers.map((answer) => answer.json<{ message: string }>().message);
    expect(messages.filter((message) => message === wrong)).toHaveLength(4);
    expect((await finish(code)).json()).toMatchObject({ message: over });
  });

  test('expires after ten minutes', async () => {
    await begin();
    await server.database.query(
      sql`update account_codes set expires_at = expires_at - interval '10 minutes'`,
    );
    expect((await finish(await server.codeTo(usr_email))).json()).toMatchObject({ message: over });
  });

  test('is the newest alone', async () => {
    await begin('Brand-new-1');
    const first = await server.codeTo(usr_email);
    await begin('Brand-new-2');
    const second = await server.codeTo(usr_email);
    if (first !== second) expect((await finish(first)).json()).toMatchObject({ message: wrong });
    await finish(second);
    expect((await server.login(usr_email, 'Brand-new-1')).statusCode).toBe(401);
    expect((await server.login(usr_email, 'Brand-new-2')).statusCode).toBe(200);
  });

  test("is invalid for another person's account", async () => {
    await insertUser(server.database, { usr_email: 'ben@suite.test', hotel_id: null, permissions: [] });
    const ben = await server.signIn('ben@suite.test');
    await begin();
    expect((await finish(await server.codeTo(usr_email), ben)).json()).toMatchObject({ message: over });
  });

  test('is stored as a digest, and mailed five times an hour at most', async () => {
    for (let time = 0; time < 5; time++) expect((await begin()).statusCode).toBe(200);
    const refused = await begin();
    expect(refused.statusCode).toBe(429);
    expect(refused.json()).toMatchObject({ errorType: 'TOO_MANY_REQUESTS' });
    expect(await server.mailsTo(usr_email)).toHaveLength(5);
    const code = await server.codeTo(usr_email);
    const stored = await server.database.query<{ new_password_hash: string | null }>(
      sql`select * from account_codes`,
    );
    expect(JSON.stringify(stored)).not.toContain(`"${code}"`);
    expect(stored.filter(({ new_password_hash }) => new_password_hash !== null)).toHaveLength(1);
  });
});
