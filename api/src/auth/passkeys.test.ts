import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
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

const usr_email = 'ana@suite.test';
type Passkey = ReturnType<typeof createSoftwarePasskey>;
let server: AccountTest;
let ana: Headers;

beforeAll(async () => {
  server = await openAccountTest();
  await insertUser(server.database, { usr_email, hotel_id: null, permissions: ['manage_users'] });
  await insertUser(server.database, { usr_email: 'ben@suite.test', hotel_id: null, permissions: [] });
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.database.query(sql`delete from passkeys`);
  await server.database.query(sql`delete from login_failures`);
  ana = await server.signIn(usr_email);
});

const begin = (who = ana) => server.call('POST', '/auth/passkeys/options', who);
const keep = (credential: object, who = ana, passkey_name = 'Laptop') =>
  server.call('POST', '/auth/passkeys', who, { credential, passkey_name });
const ask = async () => (await server.call('POST', '/auth/login/passkey/options')).json().result.options;
const open = (credential: object, headers: Headers = {}) =>
  server.call('POST', '/auth/login/passkey', headers, { credential });
const list = async (who = ana) => (await server.call('GET', '/auth/passkeys', who)).json().result.passkeys;

async function register(who = ana): Promise<Passkey> {
  const passkey = createSoftwarePasskey();
  const answer = await keep(passkey.create((await begin(who)).json().result.options), who);
  expect([answer.statusCode, answer.json().message]).toEqual([201, 'The passkey was added']);
  return passkey;
}

describe('a new passkey', () => {
  test('is discoverable, requires user verification, and reveals nothing about the person', async () => {
    const { options } = (await begin()).json().result;
    expect(options).toMatchObject({
      rp: { id: 'localhost', name: 'Management Suite' },
      user: { name: usr_email, displayName: 'Test Person' },
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      attestation: 'none',
      timeout: 300_000,
    });
    expect(Buffer.from(options.user.id, 'base64url')).toHaveLength(32);
    await register();
    expect(await list()).toEqual([
      { id: expect.any(String), passkey_name: 'Laptop', created_at: expect.any(String), last_used_at: null },
    ]);
    expect((await server.mailsTo(usr_email)).at(-1)?.subject).toBe('A passkey was added to your account');
    const again = (await begin()).json().result.options;
    expect(again.excludeCredentials).toHaveLength(1);
  });

  test('without a name is called after its device', async () => {
    const passkey = createSoftwarePasskey();
    const { options } = (await begin()).json().result;
    const headers = { ...ana, 'user-agent': 'Mozilla/5.0 (Windows NT 10.0) Firefox/140.0' };
    const answer = await keep(passkey.create(options), headers, '');
    expect(answer.json().result.passkey.passkey_name).toBe('Firefox on Windows');
  });

  test.each<[string, Lie]>([
    ['another site', { origin: 'https://evil.test' }],
    ['another domain', { rpID: 'evil.test' }],
    ['another question', { challenge: 'AAAAAAAAAAAAAAAAAAAAAA' }],
    ['a sign-in', { type: 'webauthn.get' }],
    ['no verified user', { isUnverified: true }],
  ])('made for %s is refused', async (_what, lie) => {
    const { options } = (await begin()).json().result;
    const answer = await keep(createSoftwarePasskey().create(options, lie));
    expect(answer.statusCode).toBe(400);
    expect(await list()).toEqual([]);
  });

  test("answers this session's own question, once, within five minutes", async () => {
    const first = createSoftwarePasskey();
    const { options } = (await begin()).json().result;
    const ben = await server.signIn('ben@suite.test');
    expect((await keep(first.create(options), ben)).statusCode).toBe(400);
    expect((await keep(first.create(options))).statusCode).toBe(201);
    expect((await keep(createSoftwarePasskey().create(options))).statusCode).toBe(400);
    const late = (await begin()).json().result.options;
    await server.database.query(
      sql`update passkey_challenges set expires_at = expires_at - interval '5 minutes'`,
    );
    expect((await keep(createSoftwarePasskey().create(late))).statusCode).toBe(400);
    const forSignIn = { ...(await ask()), user: options.user };
    expect((await keep(createSoftwarePasskey().create(forSignIn))).statusCode).toBe(400);
  });

  test('is not kept twice', async () => {
    const passkey = await register();
    const ben = await server.signIn('ben@suite.test');
    const { options } = (await begin(ben)).json().result;
    expect((await keep(passkey.create(options), ben)).statusCode).toBe(409);
    expect(await list(ben)).toEqual([]);
  });
});

describe('signing in with a passkey', () => {
  test('gives the session that a password gives', async () => {
    const passkey = await register();
    const options = await ask();
    expect(options).toEqual({
      challenge: expect.any(String),
      rpId: 'localhost',
      timeout: 300_000,
      userVerification: 'required',
    });
    const answer = await open(passkey.use(options), ana);
    const withPassword = await server.login(usr_email, testPassword);
    expect(Object.keys(answer.json().result)).toEqual(Object.keys(withPassword.json().result));
    expect(answer.json().result.user).toEqual(withPassword.json().result.user);
    expect((await server.call('GET', '/auth/user-profile', sessionOf(answer))).statusCode).toBe(200);
    expect((await server.call('GET', '/auth/user-profile', ana)).statusCode).toBe(401);
    expect((await list(sessionOf(answer)))[0].last_used_at).not.toBeNull();
  });

  test.each<[string, Lie]>([
    ['for another site', { origin: 'http://localhost:3001' }],
    ['for another domain', { rpID: 'evil.test' }],
    ['to another question', { challenge: 'AAAAAAAAAAAAAAAAAAAAAA' }],
    ['when it was made', { type: 'webauthn.create' }],
    ['without user verification', { isUnverified: true }],
    ['for another person', { userHandle: 'AAAA' }],
    ['by a copy that counts behind it', { count: 1 }],
  ])('does not take what was signed %s', async (_what, lie) => {
    const passkey = await register();
    expect((await open(passkey.use(await ask()))).statusCode).toBe(200);
    const refused = await open(passkey.use(await ask(), lie));
    expect([refused.statusCode, refused.json()]).toEqual([
      401,
      {
        success: false,
        message: 'This passkey could not sign you in.',
        code: 'PASSKEY_NO_SIGN_IN',
        errorType: 'INVALID_CREDENTIALS',
      },
    ]);
    expect(refused.cookies).toEqual([]);
  });

  test('takes an answer once, also of two at the same moment, and within five minutes', async () => {
    const passkey = await register();
    const used = passkey.use(await ask());
    const answers = await Promise.all([open(used), open(used), open(used)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 401, 401]);
    const late = passkey.use(await ask());
    await server.database.query(
      sql`update passkey_challenges set expires_at = expires_at - interval '5 minutes'`,
    );
    expect((await open(late)).statusCode).toBe(401);
  });

  test('answers an unknown passkey, a removed one and a removed person alike', async () => {
    const removed = await register();
    const [{ id }] = await list();
    expect((await server.call('DELETE', `/auth/passkeys/${id}`, ana)).statusCode).toBe(200);
    expect((await server.call('DELETE', `/auth/passkeys/${id}`, ana)).statusCode).toBe(404);
    const unknown = await open(createSoftwarePasskey().use(await ask()));
    expect((await open(removed.use(await ask()))).body).toBe(unknown.body);
    const gone = await register();
    await server.database.query(sql`update users set is_active = false where usr_email = ${usr_email}`);
    const answer = await open(gone.use(await ask()));
    await server.database.query(sql`update users set is_active = true where usr_email = ${usr_email}`);
    expect(answer.body).toBe(unknown.body);
    expect((await server.login(usr_email, testPassword)).statusCode).toBe(200);
  });

  test('closes after ten refusals of one passkey from one address', async () => {
    const passkey = await register();
    const wrong = async () => open(passkey.use(await ask(), { isUnverified: true }));
    for (let time = 0; time < 10; time++) expect((await wrong()).statusCode).toBe(401);
    expect((await open(passkey.use(await ask()))).statusCode).toBe(429);
  });
});

test('a passkey is renamed, trimmed, and never to nothing', async () => {
  await register();
  const [{ id }] = await list();
  const rename = (passkey_name: unknown, who = ana) =>
    server.call('PATCH', `/auth/passkeys/${id}`, who, { passkey_name });
  const answer = await rename('  Front desk ');
  expect([answer.statusCode, answer.json().result.passkey.passkey_name]).toEqual([200, 'Front desk']);
  for (const [name, message] of [
    [' ', 'Passkey name is required'],
    ['x'.repeat(51), 'Passkey name must not exceed 50 characters'],
    ['two\nlines', 'Passkey name must be one line of text'],
  ]) {
    const refused = await rename(name);
    expect(refused.json()).toMatchObject({ errors: [{ field: 'passkey_name', message }] });
  }
  expect((await rename('Mine now', await server.signIn('ben@suite.test'))).statusCode).toBe(404);
  expect(await list()).toMatchObject([{ id, passkey_name: 'Front desk' }]);
});

test("another user's passkey is neither listed nor removed", async () => {
  await register();
  const [{ id }] = await list();
  const ben = await server.signIn('ben@suite.test');
  expect(await list(ben)).toEqual([]);
  expect((await server.call('DELETE', `/auth/passkeys/${id}`, ben)).statusCode).toBe(404);
  expect(await list()).toHaveLength(1);
});

test('each step leaves an audit record', async () => {
  const passkey = await register();
  await open(passkey.use(await ask()));
  const [{ id }] = await list();
  await server.call('PATCH', `/auth/passkeys/${id}`, ana, { passkey_name: 'Desk' });
  await server.call('DELETE', `/auth/passkeys/${id}`, ana);
  const actions = await server.database.query<{ action: string }>(
    sql`select action from audit_records order by id desc limit 4`,
  );
  expect(actions.map(({ action }) => action)).toEqual([
    'delete-passkey',
    'rename-passkey',
    'login-passkey',
    'create-passkey',
  ]);
});

test('a failure of the database is not called an invalid passkey', async () => {
  const passkey = await register();
  const made = createSoftwarePasskey().create((await begin()).json().result.options);
  const used = passkey.use(await ask());
  const { database } = server;
  await database.query(sql`alter table passkey_challenges rename column expires_at to expired_at`);
  try {
    expect([(await keep(made)).statusCode, (await open(used)).statusCode]).toEqual([500, 500]);
  } finally {
    await database.query(sql`alter table passkey_challenges rename column expired_at to expires_at`);
  }
});
