import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { sql } from '@suite/database';
import { Secret } from 'otpauth';
import { authenticatorApp } from '../testing/authenticator-app.ts';
import { testPassword } from '../testing/create-test-app.ts';
import { otherCode, sessionOf, type Headers } from '../testing/contexts/open-account-test.ts';
import { openSecondFactorTest, type SecondFactorTest } from '../testing/contexts/open-second-factor-test.ts';
import { createSoftwarePasskey } from '../testing/software-passkey.ts';
import { createToken } from './domain/tokens.ts';

const wanted = { success: false, message: 'Please confirm it is you to continue.' };
let server: SecondFactorTest;

beforeAll(async () => {
  server = await openSecondFactorTest();
});
afterAll(() => server.close());
beforeEach(() => server.database.query(sql`delete from login_failures`));

const begin = (who: Headers) => server.call('POST', '/auth/second-factor/begin', who);
const create = (who: Headers, code: string) => server.call('POST', '/auth/second-factor', who, { code });
const remove = (who: Headers) => server.call('DELETE', '/auth/second-factor', who);
const renewCodes = (who: Headers) => server.call('POST', '/auth/second-factor/recovery-codes', who);
const state = async (who: Headers) => (await server.call('GET', '/auth/second-factor', who)).json().result;
const confirm = (who: Headers, body: object) => server.call('POST', '/auth/confirmation', who, body);
const subjectsTo = async (usr_email: string) =>
  (await server.mailsTo(usr_email)).map(({ subject }) => subject);
const lastActions = async (count: number) => {
  const rows = await server.database.query<{ action: string }>(
    sql`select action from audit_records order by id desc limit ${count}`,
  );
  return rows.map(({ action }) => action);
};
async function signInAnew() {
  const usr_email = await server.addPerson();
  return { usr_email, who: sessionOf(await server.login(usr_email, testPassword)) };
}

test('an app counts once a code of it came back, in the session that was shown the secret', async () => {
  const { usr_email, who } = await signInAnew();
  const elsewhere = sessionOf(await server.login(usr_email, testPassword));
  const { uri, secret } = (await begin(who)).json().result;
  expect(uri).toMatch(/^otpauth:\/\/totp\/Management%20Suite:person\d+%40suite\.test\?/);
  expect(secret).toMatch(/^[A-Z2-7]{32}$/);
  expect(await state(who)).toEqual({
    is_on: false,
    is_required: false,
    created_at: null,
    recovery_codes_left: 0,
  });
  const codeOf = authenticatorApp(uri);
  expect((await create(elsewhere, codeOf())).statusCode).toBe(400);
  expect((await create(who, otherCode(otherCode(codeOf())))).statusCode).toBe(400);
  expect((await server.login(usr_email, testPassword)).json().result.step).toBeUndefined();
  const made = await create(who, codeOf());
  expect(made.statusCode).toBe(201);
  expect(made.json().result.recovery_codes).toHaveLength(10);
  // Each of the 24 characters encodes five bits, which makes 120.
  for (const code of made.json().result.recovery_codes as string[]) {
    expect(code).toMatch(/^([A-HJ-NP-Z2-9]{4}-){5}[A-HJ-NP-Z2-9]{4}$/);
  }
  expect(await state(who)).toMatchObject({ is_on: true, recovery_codes_left: 10 });
  expect((await create(who, codeOf())).statusCode).toBe(400);
  expect((await server.finish(await server.begin(usr_email), codeOf())).statusCode).toBe(400);
  expect(await subjectsTo(usr_email)).toEqual(['Two-step verification is on']);
  expect(await lastActions(1)).toEqual(['create-second-factor']);
});

test('each change of a factor ends the sessions of all other devices, and of nobody else', async () => {
  const { usr_email, who } = await signInAnew();
  const stranger = (await signInAnew()).who;
  const isOpen = async (one: Headers) =>
    (await server.call('GET', '/auth/user-profile', one)).statusCode === 200;
  const signInElsewhere = async (code?: string) => {
    const answer = await server.login(usr_email, testPassword);
    return sessionOf(code ? await server.finish(answer.json().result.login_token, code) : answer);
  };
  const passkey = createSoftwarePasskey();
  let passkeyId = '';
  let codes: string[] = [];
  const changes: Record<string, () => Promise<unknown>> = {
    'app on': async () => (codes = (await server.setUp(who)).recovery_codes),
    'another app': async () => (codes = (await server.setUp(who)).recovery_codes),
    'new recovery codes': async () => (codes = (await renewCodes(who)).json().result.recovery_codes),
    'passkey added': async () => {
      const { options } = (await server.call('POST', '/auth/passkeys/options', who)).json().result;
      const made = await server.call('POST', '/auth/passkeys', who, { credential: passkey.create(options) });
      passkeyId = String(made.json().result.passkey.id);
    },
    'passkey removed': () => server.call('DELETE', `/auth/passkeys/${passkeyId}`, who),
    'app off': () => remove(who),
  };
  for (const [change, make] of Object.entries(changes)) {
    const elsewhere = await signInElsewhere(codes.shift());
    expect([change, await isOpen(elsewhere)]).toEqual([change, true]);
    await make();
    expect([change, await isOpen(elsewhere), await isOpen(who)]).toEqual([change, false, true]);
  }
  expect(await isOpen(stranger)).toBe(true);
});

test('a secret that was shown is worthless after ten minutes', async () => {
  const { who } = await signInAnew();
  const codeOf = authenticatorApp((await begin(who)).json().result.uri);
  await server.database.query(sql`update authenticator_setups set expires_at = now()`);
  expect((await create(who, codeOf())).json().message).toBe('This QR code is too old. Please begin again.');
});

test('nothing that opens the account is stored in the clear', async () => {
  const { who } = await signInAnew();
  const begun = (await begin(who)).json().result;
  const made = (await create(who, authenticatorApp(begun.uri)())).json().result.recovery_codes;
  const { secret } = (await begin(who)).json().result;
  const [stored] = await server.database.query<{ everything: string }>(sql`
    select concat((select json_agg(authenticator_apps) from authenticator_apps),
      (select json_agg(authenticator_setups) from authenticator_setups),
      (select json_agg(recovery_codes) from recovery_codes),
      (select json_agg(audit_records) from audit_records), (select json_agg(emails) from emails)) as everything`);
  for (const text of [begun.secret, secret, ...made]) expect(stored?.everything).not.toContain(text);
  for (const text of [begun.secret, secret]) {
    expect(stored?.everything).not.toContain(Secret.fromBase32(text).hex.toLowerCase());
  }
});

test('a secret that was copied to another account cannot be decrypted', async () => {
  const [ana, ben] = [await server.addPersonWithApp(), await server.addPersonWithApp()];
  await server.database.query(sql`
    update authenticator_apps set secret_encrypted = (
      select secret_encrypted from authenticator_apps join users using (user_id) where usr_email = ${ben.usr_email})
    where user_id = (select user_id from users where usr_email = ${ana.usr_email})`);
  const answer = await server.finish(await server.begin(ana.usr_email), ben.codeOf());
  expect(answer.statusCode).toBe(500);
  expect(answer.cookies).toEqual([]);
});

test('a session signed in a while ago changes nothing, and the password alone does not confirm it', async () => {
  const { usr_email, session, codeOf } = await server.addPersonWithApp();
  for (const [method, path] of [
    ['POST', '/begin'],
    ['POST', '/recovery-codes'],
    ['DELETE', ''],
  ] as const) {
    const url = `/api/auth/second-factor${path}`;
    const answer = await server.injectUnconfirmed({ method, url, headers: session });
    expect(answer.json()).toMatchObject({ ...wanted, action: { id: expect.any(String) } });
  }
  expect((await create(session, codeOf())).json()).toMatchObject(wanted);
  const refused = await confirm(session, { usr_password: testPassword });
  expect(refused.json().errors).toEqual([
    { field: 'code', message: 'Enter the code of your authenticator app', code: 'APP_CODE_REQUIRED' },
  ]);
  const wrong = { usr_password: 'Wrong-password-1', code: codeOf() };
  expect((await confirm(session, wrong)).json().errors).toMatchObject([{ field: 'usr_password' }]);
  const code = otherCode(otherCode(codeOf()));
  expect((await confirm(session, { usr_password: testPassword, code })).json().errors).toMatchObject([
    { field: 'code' },
  ]);
  expect((await create(session, codeOf())).json()).toMatchObject(wanted);
  const right = { usr_password: testPassword, code: codeOf() };
  expect((await confirm(session, right)).statusCode).toBe(200);
  expect((await confirm(session, right)).statusCode).toBe(400);
  expect((await remove(session)).statusCode).toBe(200);
  expect(await state(session)).toMatchObject({ is_on: false, recovery_codes_left: 0 });
  expect((await server.login(usr_email, testPassword)).cookies).not.toEqual([]);
  expect((await subjectsTo(usr_email)).at(-1)).toBe('Two-step verification is off');
  expect(await lastActions(3)).toEqual(['login', 'delete-second-factor', 'confirm-identity']);
  expect((await remove(session)).statusCode).toBe(409);
});

test('wrong codes of a confirmation and of a sign-in are counted together', async () => {
  const { usr_email, session, codeOf } = await server.addPersonWithApp();
  const code = otherCode(otherCode(codeOf()));
  for (let time = 0; time < 5; time++) await confirm(session, { usr_password: testPassword, code });
  expect((await confirm(session, { usr_password: testPassword, code: codeOf() })).statusCode).toBe(429);
  expect((await server.finish(await server.begin(usr_email), codeOf())).statusCode).toBe(429);
});

test('new recovery codes make those before worthless', async () => {
  const { usr_email, recovery_codes, codeOf } = await server.addPersonWithApp();
  const who = sessionOf(await server.finish(await server.begin(usr_email), codeOf()));
  const made = await renewCodes(who);
  expect(made.statusCode).toBe(201);
  const [fresh] = made.json().result.recovery_codes as string[];
  const old = await server.finish(await server.begin(usr_email), recovery_codes[0] ?? '');
  expect(old.statusCode).toBe(400);
  expect((await server.finish(await server.begin(usr_email), fresh ?? '')).statusCode).toBe(200);
  expect(await subjectsTo(usr_email)).toContain('New recovery codes were made');
  expect(await lastActions(4)).toContain('create-recovery-codes');
});

test('another app takes the place of the one before, and of its recovery codes', async () => {
  const old = await server.addPersonWithApp();
  const who = sessionOf(await server.finish(await server.begin(old.usr_email), old.codeOf()));
  const next = await server.setUp(who);
  server.passSteps(1);
  const token = await server.begin(old.usr_email);
  expect((await server.finish(token, old.codeOf())).statusCode).toBe(400);
  expect((await server.finish(token, old.recovery_codes[0] ?? '')).statusCode).toBe(400);
  expect((await server.finish(token, next.codeOf())).statusCode).toBe(200);
});

test('a new password by a mailed link leaves the second step where it is', async () => {
  const { usr_email, codeOf } = await server.addPersonWithApp();
  const { token, token_hash } = createToken();
  await server.database.query(sql`
    insert into password_resets (user_id, token_hash, expires_at)
    select user_id, ${token_hash}, now() + interval '30 minutes' from users where usr_email = ${usr_email}`);
  const reset = { token, usr_password: 'Brand-new-tide-1' };
  expect((await server.call('POST', '/auth/reset-password', {}, reset)).statusCode).toBe(200);
  const { result } = (await server.login(usr_email, reset.usr_password)).json();
  expect(result.step).toBe('second-factor');
  expect((await server.finish(result.login_token, codeOf())).statusCode).toBe(200);
});
