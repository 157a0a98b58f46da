import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { sql } from '@suite/database';
import { contractEndpoints } from '../http/endpoints/contract-endpoints.ts';
import { testPassword } from '../testing/create-test-app.ts';
import { insertHotel } from '../testing/contexts/insert-user.ts';
import { sessionOf, type Headers } from '../testing/contexts/open-account-test.ts';
import { openSecondFactorTest, type SecondFactorTest } from '../testing/contexts/open-second-factor-test.ts';
import { createSoftwarePasskey } from '../testing/software-passkey.ts';
import { replaceSession } from './use-cases/start-session.ts';

const refused = {
  success: false,
  message: 'Please set up two-step verification first.',
  code: 'SECOND_FACTOR_SETUP_REQUIRED',
  errorType: 'SECOND_FACTOR_REQUIRED',
};
let server: SecondFactorTest;
let hotel_id: number;

beforeAll(async () => {
  server = await openSecondFactorTest();
  hotel_id = await insertHotel(server.database, 'Seaview');
});
afterAll(() => server.close());
beforeEach(() => require({ hotel: true }));

async function require({ platform = false, hotel = false }): Promise<void> {
  await server.database.query(sql`update sign_in_rules set requires_second_factor = ${platform}`);
  await server.database.query(sql`update hotels set requires_second_factor = ${hotel}`);
}
const signIn = async (usr_email: string) => sessionOf(await server.login(usr_email, testPassword));
const profile = async (who: Headers) => (await server.call('GET', '/auth/user-profile', who)).json().result;
const list = (who: Headers) => server.call('GET', '/bookings', who);

async function addPasskey(who: Headers) {
  const passkey = createSoftwarePasskey();
  const { options } = (await server.call('POST', '/auth/passkeys/options', who)).json().result;
  const credential = passkey.create(options);
  const { id } = (await server.call('POST', '/auth/passkeys', who, { credential })).json().result.passkey;
  return { passkey, id: String(id) };
}
async function signInWith({ passkey }: Awaited<ReturnType<typeof addPasskey>>): Promise<Headers> {
  const { options } = (await server.call('POST', '/auth/login/passkey/options')).json().result;
  const credential = passkey.use(options);
  return sessionOf(await server.call('POST', '/auth/login/passkey', {}, { credential }));
}

const guarded = contractEndpoints().filter(
  ({ access, withoutSecondFactor }) => access !== 'public' && access !== 'guest' && !withoutSecondFactor,
);

test('a sign-in without a second factor allows only setting one up', async () => {
  const who = await signIn(await server.addPerson(hotel_id));
  for (const { name, method, path } of guarded) {
    const url = `/api${path.replaceAll(/\{\w+\}/g, '1')}`;
    const payload = method === 'GET' ? {} : { payload: {} };
    const answer = await server.app.inject({ method, url, headers: who, ...payload });
    if (answer.statusCode === 404) continue;
    expect([name, answer.statusCode, answer.json()]).toEqual([name, 403, refused]);
  }
  expect(await profile(who)).toMatchObject({ must_set_up_second_factor: true, has_second_factor: false });
  expect(guarded.length).toBeGreaterThan(60);
});

test.each([
  [{ platform: true }, 'hotel', true],
  [{ platform: true }, 'platform', true],
  [{ hotel: true }, 'platform', false],
  [{ hotel: true }, 'hotel', true],
  [{}, 'hotel', false],
])('rules %j ask a person of the %s: %j', async (rules, of, must) => {
  await require(rules);
  const who = await signIn(await server.addPerson(of === 'hotel' ? hotel_id : null));
  expect((await profile(who)).must_set_up_second_factor).toBe(must);
});

test('an app opens the session, and ends those that the password alone has opened', async () => {
  const usr_email = await server.addPerson(hotel_id);
  const [who, elsewhere] = [await signIn(usr_email), await signIn(usr_email)];
  await server.setUp(who);
  expect((await list(who)).statusCode).toBe(200);
  expect(await profile(who)).toMatchObject({ must_set_up_second_factor: false, has_second_factor: true });
  expect((await list(elsewhere)).statusCode).toBe(401);
});

test('a passkey is enough to sign in, and from then on the password is not', async () => {
  const usr_email = await server.addPerson(hotel_id);
  const who = await signIn(usr_email);
  const key = await addPasskey(who);
  expect((await list(who)).statusCode).toBe(200);
  const answer = await server.login(usr_email, testPassword);
  expect(answer.cookies).toEqual([]);
  expect(answer.json().result).toMatchObject({ step: 'second-factor', second_steps: ['passkey'] });
  const finished = await server.finish(answer.json().result.login_token, '123456');
  expect(finished.statusCode).toBe(400);
  expect((await list(await signInWith(key))).statusCode).toBe(200);
});

test('the last second factor cannot be removed, and one of two can', async () => {
  const who = await signIn(await server.addPerson(hotel_id));
  await server.setUp(who);
  expect((await server.call('DELETE', '/auth/second-factor', who)).statusCode).toBe(409);
  const { id } = await addPasskey(who);
  expect((await server.call('DELETE', '/auth/second-factor', who)).statusCode).toBe(200);
  expect((await server.call('DELETE', `/auth/passkeys/${id}`, who)).statusCode).toBe(409);
  const other = await addPasskey(who);
  const both = [id, other.id].map((key) => server.call('DELETE', `/auth/passkeys/${key}`, who));
  expect((await Promise.all(both)).map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
});

test('an open session continues until its next sign-in, and a renewed id keeps the requirement', async () => {
  await require({});
  const usr_email = await server.addPerson(hotel_id);
  const before = await signIn(usr_email);
  await require({ hotel: true });
  expect((await list(before)).statusCode).toBe(200);
  const who = await signIn(usr_email);
  const user_id = sql`(select user_id from users where usr_email = ${usr_email})`;
  const [session] = await server.database.query<{ id: string }>(sql`
    select id from sessions where user_id = ${user_id} and must_set_up_second_factor and ended_at is null`);
  const { accessToken } = await replaceSession(server.database, session?.id ?? '');
  const renewed = { authorization: `Bearer ${accessToken}` };
  expect((await list(renewed)).json()).toEqual(refused);
  expect((await list(who)).statusCode).toBe(401);
  await require({});
  expect((await list(renewed)).statusCode).toBe(200);
});

test('a one-time password is changed first, and the second factor set up then', async () => {
  const usr_email = await server.addPerson(hotel_id);
  await server.database.query(
    sql`update users set must_change_password = true where usr_email = ${usr_email}`,
  );
  const who = await signIn(usr_email);
  const begin = () => server.call('POST', '/auth/second-factor/begin', who);
  expect((await begin()).json().errorType).toBe('PASSWORD_CHANGE_REQUIRED');
  const chosen = await server.change(who, { usr_password: 'Chosen-myself-1' });
  expect(chosen.json().result).toMatchObject({ must_set_up_second_factor: true });
  const next = chosen.cookies.length > 0 ? sessionOf(chosen) : who;
  expect((await list(next)).json()).toEqual(refused);
  expect((await server.change(next, { usr_firstname: 'Nina' })).json()).toEqual(refused);
  await server.setUp(next);
  expect((await list(next)).statusCode).toBe(200);
});
