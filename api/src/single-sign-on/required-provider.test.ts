import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { sql } from '@suite/database';
import { testPassword } from '../testing/create-test-app.ts';
import { openSingleSignOnTest, type SingleSignOnTest } from '../testing/contexts/open-single-sign-on-test.ts';
import { createSoftwarePasskey } from '../testing/software-passkey.ts';

let server: SingleSignOnTest;
const manager = 'manager@seaview.test';
const desk = 'desk@seaview.test';

beforeAll(async () => {
  server = await openSingleSignOnTest();
  for (const email of [manager, desk]) server.provider.people.set(email, { email, email_verified: true });
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.database.query(sql`truncate login_failures`);
  await server.database.query(sql`delete from sign_in_identities`);
  const reset = await server.save(server.seaview, { is_required: false }, 'super@suite.test');
  expect(reset.statusCode).toBe(200);
});

const login = (usr_email: string, usr_password = testPassword) =>
  server.app.inject({ method: 'POST', url: '/api/auth/login', payload: { usr_email, usr_password } });

async function requireProvider() {
  server.provider.signedIn = manager;
  await server.browser().signIn(server.seaview);
  return server.save(server.seaview, { is_required: true });
}

test('passwords are switched off only after a manager has come through the provider, and never for the platform', async () => {
  const refused = async (change: object, owner: number | 'platform' = server.seaview) =>
    (await server.save(owner, { is_required: true, ...change }, 'super@suite.test')).json().errors[0];
  expect(await refused({})).toMatchObject({ field: 'is_required' });
  server.provider.signedIn = desk;
  await server.browser().signIn(server.seaview);
  expect(await refused({})).toMatchObject({ field: 'is_required' });
  expect((await requireProvider()).json().result.provider.is_required).toBe(true);
  expect(await refused({ is_enabled: false })).toMatchObject({ field: 'is_required' });
  expect(await refused({ issuer: 'https://other.example' })).toMatchObject({ field: 'is_required' });
  expect(await refused({ default_role_id: null }, 'platform')).toMatchObject({ field: 'is_required' });
});

test('then staff sign in with the provider only, which is disclosed only with the right password', async () => {
  const before = await server.signIn(desk);
  await requireProvider();
  expect((await server.app.inject({ url: '/api/bookings', headers: before })).statusCode).toBe(401);
  const answer = await login(desk);
  expect(answer.json()).toMatchObject({
    errorType: 'PERMISSION_DENIED',
    message: 'Your hotel uses Seaview ID to sign in. Continue with Seaview ID.',
    errors: [{ field: 'provider', message: String(server.seaview) }],
  });
  expect(answer.cookies).toEqual([]);
  expect((await login(desk, 'Wrong-horse-2')).json().message).toBe('Invalid email or password');
  server.provider.signedIn = desk;
  expect((await server.browser().signIn(server.seaview)).statusCode).toBe(200);
});

test('a passkey does not get around it', async () => {
  const headers = await server.signIn(desk);
  const passkey = createSoftwarePasskey();
  const post = async (path: string, payload: object, who = {}) =>
    (await server.app.inject({ method: 'POST', url: `/api/auth/${path}`, headers: who, payload })).json();
  const { options } = (await post('passkeys/options', {}, headers)).result;
  await post('passkeys', { credential: passkey.create(options) }, headers);
  const use = async () => {
    const asked = (await post('login/passkey/options', {})).result.options;
    return post('login/passkey', { credential: passkey.use(asked) });
  };
  expect((await use()).success).toBe(true);
  await requireProvider();
  expect(await use()).toMatchObject({ success: false, errorType: 'PERMISSION_DENIED' });
});

test('with the provider gone, a person who manages the hotel gets in with a password and switches passwords on again', async () => {
  await requireProvider();
  server.provider.tamper = () => 'gone';
  const back = await login(manager);
  expect(back.statusCode).toBe(200);
  const off = await server.save(server.seaview, { is_required: false });
  expect(off.statusCode).toBe(200);
  expect((await login(desk)).statusCode).toBe(200);
  server.provider.tamper = undefined;
});

test('a Super Admin switches passwords on again too', async () => {
  await requireProvider();
  expect((await login(desk)).statusCode).toBe(403);
  expect((await server.save(server.seaview, { is_enabled: false }, 'super@suite.test')).statusCode).toBe(200);
  expect((await login(desk)).statusCode).toBe(200);
});

test('people of other hotels and of the platform keep their passwords', async () => {
  await requireProvider();
  expect((await login('manager@harbour.test')).statusCode).toBe(200);
  expect((await login('super@suite.test')).statusCode).toBe(200);
});
