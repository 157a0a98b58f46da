import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { sql } from '@suite/database';
import { insertUser } from '../testing/contexts/insert-user.ts';
import { openSingleSignOnTest, type SingleSignOnTest } from '../testing/contexts/open-single-sign-on-test.ts';

let server: SingleSignOnTest;
let people = 0;

beforeAll(async () => {
  server = await openSingleSignOnTest();
});
afterAll(() => server.close());
beforeEach(async () => {
  server.provider.tamper = undefined;
  expect((await server.save(server.seaview)).json()).toMatchObject({ success: true });
});

function person(change: object = {}): { subject: string; email: string } {
  const subject = `subject-${(people += 1)}`;
  const email = `person${people}@seaview.test`;
  const names = { given_name: 'Ana', family_name: 'Reis' };
  server.provider.people.set(subject, { email, email_verified: true, ...names, ...change });
  server.provider.signedIn = subject;
  return { subject, email };
}

async function accountOf(usr_email: string) {
  const [row] = await server.database.query<{
    user_id: number;
    hotel_id: number | null;
    role_ids: number[];
  }>(sql`
    select user_id, hotel_id, must_change_password, usr_firstname, usr_lastname,
      array(select role_id from user_roles where user_roles.user_id = users.user_id) as role_ids
    from users where lower(usr_email) = lower(${usr_email}) and removed_at is null`);
  return row;
}

test('a new person gets an account with the default role, is signed in, and it is recorded', async () => {
  const { email, subject } = person();
  const browser = server.browser();
  const answer = await browser.signIn(server.seaview, '/bookings?page=2#top');
  expect(answer.json()).toMatchObject({
    success: true,
    result: { return_to: '/bookings?page=2#top', user: { usr_email: email, must_change_password: false } },
  });
  expect(await accountOf(email)).toMatchObject({
    hotel_id: server.seaview,
    role_ids: [server.roles.staff],
    usr_firstname: 'Ana',
    usr_lastname: 'Reis',
  });
  const own = await server.app.inject({ url: '/api/bookings', headers: browser.headers() });
  expect(own.statusCode).toBe(200);
  for (const action of ['create-single-sign-on-account', 'link-single-sign-on', 'login-single-sign-on']) {
    expect((await server.records(action)).at(-1)).toMatchObject({ hotel_id: server.seaview });
  }
  expect(JSON.stringify(await server.records('link-single-sign-on'))).not.toContain(subject);
});

test('the second time the same account is opened, also when the e-mail at the provider has changed', async () => {
  const { subject, email } = person();
  await server.browser().signIn(server.seaview);
  const first = await accountOf(email);
  const victim = await insertUser(server.database, {
    usr_email: 'victim@seaview.test',
    hotel_id: server.seaview,
    permissions: ['manage_hotel'],
  });
  server.provider.people.set(subject, { email: 'victim@seaview.test', email_verified: true });
  const again = await server.browser().signIn(server.seaview);
  expect(again.json().result.user).toMatchObject({ user_id: first?.user_id, usr_email: email });
  expect(victim).not.toBe(first?.user_id);
});

test('an existing account is linked by its verified e-mail and keeps its roles; its one-time password ends', async () => {
  const { email } = person();
  const user_id = await insertUser(server.database, {
    usr_email: email.toUpperCase(),
    hotel_id: server.seaview,
    permissions: ['hotel_checkins_manage'],
  });
  await server.database.query(sql`
    update users set must_change_password = true, one_time_password_expires_at = now() - interval '1 day'
    where user_id = ${user_id}`);
  const answer = await server.browser().signIn(server.seaview);
  expect(answer.json().result.user).toMatchObject({ user_id, must_change_password: false });
  expect(answer.json().result.user.permissions).toEqual([{ permission_name: 'hotel_checkins_manage' }]);
});

test('another person with the e-mail of a linked account does not get in', async () => {
  const { email } = person();
  await server.browser().signIn(server.seaview);
  person({ email });
  const answer = await server.browser().signIn(server.seaview);
  expect(answer.statusCode).toBe(403);
  expect(answer.json().message).toContain('linked to another person');
  expect((await server.records('refuse-single-sign-on')).at(-1)).toMatchObject({
    hotel_id: server.seaview,
    details: { reason: 'other-person' },
  });
});

test.each([
  ['an address that is not verified', { email_verified: false }, 'unverified-email'],
  ['the text "false" for verified', { email_verified: 'false' }, 'unverified-email'],
  ['no address', { email: undefined }, 'unverified-email'],
  ['an address of another domain', { email: 'ana@elsewhere.test' }, 'other-domain'],
  ['a domain that merely ends alike', { email: 'ana@evil-seaview.test' }, 'other-domain'],
  ['a subdomain', { email: 'ana@sub.seaview.test' }, 'other-domain'],
])('%s opens nothing', async (_what, change, reason) => {
  person(change);
  const answer = await server.browser().signIn(server.seaview);
  expect(answer.statusCode).toBe(403);
  expect((await server.records('refuse-single-sign-on')).at(-1)?.details).toMatchObject({ reason });
  expect(answer.cookies.filter(({ name }) => name.includes('access'))).toEqual([]);
});

test.each([
  ['of another hotel', 'harbour'],
  ['of the platform', 'platform'],
] as const)("a hotel's provider never opens an account %s", async (_whose, place) => {
  const email = `taken-${place}@seaview.test`;
  const hotel_id = place === 'platform' ? null : server.harbour;
  await insertUser(server.database, { usr_email: email, hotel_id, permissions: ['manage_users'] });
  person({ email });
  const answer = await server.browser().signIn(server.seaview);
  expect([answer.statusCode, answer.json().message]).toEqual([
    403,
    'No account could be opened for you here. Ask your administrator.',
  ]);
});

test('a linked account that moved out of the hotel, or was deactivated or removed, is not opened', async () => {
  const { email } = person();
  await server.browser().signIn(server.seaview);
  const set = (change: ReturnType<typeof sql>) =>
    server.database.query(sql`update users set ${change} where usr_email = ${email}`);
  await set(sql`is_active = false`);
  expect((await server.browser().signIn(server.seaview)).json()).toMatchObject({
    errorType: 'ACCOUNT_INACTIVE',
  });
  await set(sql`is_active = true, hotel_id = ${server.harbour}`);
  expect((await server.browser().signIn(server.seaview)).statusCode).toBe(403);
  await set(sql`hotel_id = ${server.seaview}, removed_at = now()`);
  expect((await server.browser().signIn(server.seaview)).statusCode).toBe(403);
});

test('the first listed value of the claim gives the role; without a match and a default no account is made', async () => {
  const { seaview, roles } = server;
  const mapping = {
    role_claim: 'groups',
    role_mappings: [
      { claim_value: 'managers', role_id: roles.admin },
      { claim_value: 'desk', role_id: roles.staff },
    ],
    default_role_id: null,
  };
  await server.save(seaview, mapping);
  const manager = person({ groups: ['desk', 'managers'] });
  expect((await server.browser().signIn(seaview)).statusCode).toBe(200);
  expect(await accountOf(manager.email)).toMatchObject({ role_ids: [roles.admin] });
  const visitor = person({ groups: ['visitors'] });
  expect((await server.browser().signIn(seaview)).json().message).toContain('no account here yet');
  expect(await accountOf(visitor.email)).toBeUndefined();
});

test('the platform has a provider of its own, which opens no account of a hotel', async () => {
  const [role] = await server.database.query<{ id: number }>(sql`
    select id from roles where hotel_id is null and role_name = 'Platform Operator'`);
  const change = { allowed_domains: ['suite.test', 'seaview.test'], default_role_id: role?.id };
  expect((await server.save('platform', change)).statusCode).toBe(200);
  person({ email: 'operator@suite.test' });
  expect((await server.browser().signIn('platform')).json().result.user).toMatchObject({ hotelId: null });
  person({ email: 'desk@seaview.test' });
  expect((await server.browser().signIn('platform')).statusCode).toBe(403);
});

test('signing out ends the session here and leads to the page of the provider', async () => {
  person();
  const browser = server.browser();
  await browser.signIn(server.seaview);
  const logout = await server.app.inject({
    method: 'POST',
    url: '/api/auth/logout',
    headers: browser.headers(),
  });
  const page = new URL(logout.json().result.continue_at);
  expect(page.origin).toBe(server.provider.issuer);
  expect(page.searchParams.get('post_logout_redirect_uri')).toBe('http://localhost:3000/login');
  expect((await fetch(page)).status).toBe(200);
  const after = await server.app.inject({ url: '/api/bookings', headers: browser.headers() });
  expect(after.statusCode).toBe(401);
  const local = await server.signIn('manager@seaview.test');
  const other = await server.app.inject({ method: 'POST', url: '/api/auth/logout', headers: local });
  expect(other.json().result).toEqual({ continue_at: null });
});

test('the sign-in page learns the name of the provider, and of no account', async () => {
  const find = async (owner: string) =>
    (await server.app.inject({ url: `/api/auth/providers/${owner}` })).json().result;
  expect(await find(String(server.seaview))).toEqual({ provider_name: 'Seaview ID' });
  expect(await find(String(server.harbour))).toEqual({ provider_name: null });
  expect(await find('99999')).toEqual({ provider_name: null });
  await server.save(server.seaview, { is_enabled: false });
  expect(await find(String(server.seaview))).toEqual({ provider_name: null });
  expect((await server.browser().start(server.seaview)).statusCode).toBe(404);
});

test('a provider that is away is said in a sentence that names the other way in', async () => {
  const away = { issuer: 'http://127.0.0.1:1', client_secret: 'x' };
  expect((await server.save(server.seaview, away)).statusCode).toBe(200);
  const answer = await server.browser().start(server.seaview);
  expect([answer.statusCode, answer.json().message]).toEqual([
    409,
    'Seaview ID cannot be reached right now. Please try again in a few minutes; if you have a password, sign in with it.',
  ]);
});
