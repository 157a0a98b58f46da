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

const usr_email = 'ana@suite.test';
const new_email = 'ana@new.test';
let server: AccountTest;
let ana: Headers;

beforeAll(async () => {
  server = await openAccountTest();
  await insertUser(server.database, { usr_email, hotel_id: null, permissions: [] });
  await insertUser(server.database, { usr_email: 'taken@suite.test', hotel_id: null, permissions: [] });
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.database.query(sql`delete from account_codes`);
  await server.database.query(sql`delete from emails`);
  await server.database.query(sql`update users set usr_email = ${usr_email} where usr_email = ${new_email}`);
  ana = await server.signIn(usr_email);
});

const send = (address: string, who = ana) =>
  server.call('POST', '/auth/send-email-verification', who, { new_email: address });
const confirm = (address: string, verification_code: string, who = ana) =>
  server.change(who, { new_email: address, verification_code });

test('the code goes to the new address, a notice to the old one, and then the new one signs in', async () => {
  const elsewhere = await server.signIn(usr_email);
  expect((await send(new_email)).json()).toEqual({
    success: true,
    message: 'Email verification sent successfully.',
    result: {},
  });
  const [notice] = await server.mailsTo(usr_email);
  expect(notice?.text).toContain(new_email);
  expect(notice?.text).not.toMatch(/\b\d{6}\b/);
  const done = await confirm(new_email, await server.codeTo(new_email));
  expect(done.json()).toMatchObject({
    message: 'Email address updated successfully!',
    result: { step: 'done', usr_email: new_email },
  });
  expect((await server.mailsTo(usr_email)).map(({ subject }) => subject)).toEqual([
    'Your e-mail address is about to change',
    'Your e-mail address was changed',
  ]);
  expect((await server.login(usr_email, testPassword)).statusCode).toBe(401);
  expect((await server.login(new_email, testPassword)).statusCode).toBe(200);
  expect((await server.call('GET', '/auth/user-profile', sessionOf(done))).statusCode).toBe(200);
  expect((await server.call('GET', '/auth/user-profile', elsewhere)).json().tokenExpired).toBe(true);
});

test('the answer is the same for an address that has an account, and only its owner is notified', async () => {
  const [free, taken] = [await send(new_email), await send('Taken@suite.test')];
  expect(taken.body).toBe(free.body);
  expect(Object.keys(taken.headers)).toEqual(Object.keys(free.headers));
  const [mail] = await server.mailsTo('Taken@suite.test');
  expect(mail?.subject).toBe('This e-mail address has an account already');
  expect(mail?.text).not.toMatch(/\d{6}/);
  for (let time = 0; time < 4; time++) {
    expect((await confirm('taken@suite.test', '000000')).json().message).toMatch(/not correct/);
  }
  expect((await confirm('taken@suite.test', '000000')).json().message).toMatch(/no longer valid/);
});

test('the code is in the language of who asks, and the owner of a taken address reads their own', async () => {
  const choose = (email: string, language: string | null) =>
    server.database.query(sql`update users set usr_language = ${language} where usr_email = ${email}`);
  await choose(usr_email, 'de');
  await choose('taken@suite.test', 'es');
  for (const address of [new_email, 'taken@suite.test']) await send(address);
  for (const email of [usr_email, 'taken@suite.test']) await choose(email, null);
  const subjects = async (email: string) => (await server.mailsTo(email)).map(({ subject }) => subject);
  expect(await subjects(new_email)).toEqual(['Ihr Code zum Bestätigen dieser E-Mail-Adresse']);
  expect(await subjects('taken@suite.test')).toEqual(['Este correo electrónico ya tiene una cuenta']);
  expect(await subjects(usr_email)).toEqual(Array(2).fill('Ihre E-Mail-Adresse soll geändert werden'));
});

test('an address taken in the meantime is refused, and the code may be used for no other', async () => {
  await send(new_email);
  const code = await server.codeTo(new_email);
  expect((await confirm('other@new.test', code)).json().message).toMatch(/not correct/);
  await insertUser(server.database, { usr_email: 'ANA@new.test', hotel_id: null, permissions: [] });
  const refused = await confirm(new_email, code);
  expect(refused.statusCode).toBe(409);
  await server.database.query(sql`update users set removed_at = now() where usr_email = 'ANA@new.test'`);
  expect((await server.login(usr_email, testPassword)).statusCode).toBe(200);
});

test('two accounts that confirm one address at the same moment: one has it', async () => {
  await insertUser(server.database, { usr_email: 'ben@suite.test', hotel_id: null, permissions: [] });
  const ben = await server.signIn('ben@suite.test');
  const wanted = 'both@new.test';
  await send(wanted);
  const anaCode = await server.codeTo(wanted);
  await send(wanted, ben);
  const benCode = await server.codeTo(wanted);
  const answers = await Promise.all([confirm(wanted, anaCode), confirm(wanted, benCode, ben)]);
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  await server.database
    .query(sql`update users set usr_email = ${usr_email} where usr_email = ${wanted} and not exists (
    select 1 from users where usr_email = ${usr_email})`);
});

test.each([
  [usr_email.toUpperCase(), 'Please enter a different email address'],
  ['x@', 'Please enter a valid email address'],
  ['', 'Please enter a valid email address'],
  ['a@b.test\r\nBcc: all@suite.test', 'Email must be one line of text'],
  ['a@b.test,c@d.test', 'Please enter a valid email address'],
])('refuses %j', async (address, message) => {
  const answer = await send(address);
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toMatchObject({ message, errors: [{ field: 'new_email', message }] });
  expect(await server.mailsTo(usr_email)).toEqual([]);
});

test('a code for the password is none for the address, and both count towards five an hour', async () => {
  await server.change(ana, { usr_password: 'Brand-new-1' });
  const code = await server.codeTo(usr_email);
  await send(new_email);
  const mailed = await server.codeTo(new_email);
  if (code !== mailed) expect((await confirm(new_email, code)).statusCode).toBe(400);
  for (let time = 0; time < 3; time++) expect((await send(new_email)).statusCode).toBe(200);
  expect((await send(new_email)).statusCode).toBe(429);
});
