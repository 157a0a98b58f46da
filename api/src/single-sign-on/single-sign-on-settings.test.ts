import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { sql } from '@suite/database';
import { insertUser } from '../testing/contexts/insert-user.ts';
import { openSingleSignOnTest, type SingleSignOnTest } from '../testing/contexts/open-single-sign-on-test.ts';
import { clientSecret } from '../testing/processes/start-oidc-provider.ts';

let server: SingleSignOnTest;
const manager = 'manager@seaview.test';

beforeAll(async () => {
  server = await openSingleSignOnTest();
});
afterAll(() => server.close());
afterEach(() => server.database.query(sql`delete from sign_in_providers`));

const get = async (usr_email: string, query = '') =>
  server.app.inject({ url: `/api/single-sign-on${query}`, headers: await server.signIn(usr_email) });
const testConnection = async (change: object, usr_email = manager) => {
  const { issuer, client_id, client_secret } = server.settings(change);
  return server.app.inject({
    method: 'POST',
    url: '/api/single-sign-on/test',
    headers: await server.signIn(usr_email),
    payload: { issuer, client_id, client_secret },
  });
};

test('a hotel sets its provider; the secret is stored sealed and never given back, nor written to the audit log', async () => {
  const empty = (await get(manager)).json().result;
  expect(empty).toMatchObject({
    provider: null,
    redirect_uri: `http://localhost:3000/single-sign-on/${server.seaview}`,
    sign_in_address: `http://localhost:3000/login?hotel=${server.seaview}`,
    can_be_required: false,
  });
  const saved = await server.save(server.seaview);
  expect(saved.json().result.provider).toMatchObject({ provider_name: 'Seaview ID', is_required: false });
  const read = await get(manager);
  const [row] = await server.database.query<{ client_secret: Buffer }>(sql`
    select client_secret from sign_in_providers where hotel_id = ${server.seaview}`);
  const record = (await server.records('update-single-sign-on')).at(-1);
  expect(record).toMatchObject({ hotel_id: server.seaview, details: { client_secret: 'changed' } });
  for (const text of [saved.body, read.body, String(row?.client_secret), JSON.stringify(record)]) {
    expect(text).not.toContain(clientSecret);
  }
});

test('the stored secret stays only for the provider it was entered for', async () => {
  await server.save(server.seaview);
  const without = { client_secret: undefined };
  expect((await server.save(server.seaview, { ...without, provider_name: 'Renamed' })).statusCode).toBe(200);
  expect((await testConnection(without)).statusCode).toBe(200);
  for (const change of [{ issuer: 'https://evil.example' }, { client_id: 'another' }]) {
    for (const answer of [
      await server.save(server.seaview, { ...without, ...change }),
      await testConnection({ ...without, ...change }),
    ]) {
      expect([answer.statusCode, answer.json().errors]).toEqual([
        400,
        [{ field: 'client_secret', message: 'Enter the client secret again', code: 'CLIENT_SECRET_AGAIN' }],
      ]);
    }
  }
});

test('testing the connection says what is right, and which field is wrong', async () => {
  const works = await testConnection({});
  expect(works.json().result.found).toEqual([
    'The provider was found, and can do what is needed.',
    'It knows the client ID and its secret.',
    'Signing out here also leads to its page to sign out.',
  ]);
  const fields = async (change: object) => (await testConnection(change)).json().errors[0];
  expect(await fields({ client_secret: 'wrong' })).toMatchObject({ field: 'client_secret' });
  expect(await fields({ client_id: 'unknown' })).toMatchObject({ field: 'client_secret' });
  expect(await fields({ issuer: 'http://127.0.0.1:1' })).toMatchObject({ field: 'issuer' });
  expect(await fields({ issuer: `${server.provider.issuer}/other` })).toMatchObject({ field: 'issuer' });
  server.provider.tamper = (path, body) =>
    path.includes('well-known') ? body.replace('"S256"', '"plain"') : body;
  expect((await fields({})).message).toContain('PKCE with S256');
  server.provider.tamper = (path, body) =>
    path.includes('well-known')
      ? body.replace(/"token_endpoint":"[^"]*"/, '"token_endpoint":"https://169.254.169.254/latest"')
      : body;
  expect(await fields({})).toMatchObject({ field: 'issuer' });
  server.provider.tamper = (path, body) =>
    path.includes('well-known') ? body.replace(/"issuer":"[^"]*"/, '"issuer":"https://other.example"') : body;
  expect(await fields({})).toMatchObject({ field: 'issuer' });
  server.provider.tamper = undefined;
});

test.each([
  ['http://idp.example', 'without TLS'],
  ['https://10.0.0.1', 'in a private network'],
  ['https://[fd00::1]', 'in a private network'],
  ['https://169.254.169.254', 'of the cloud itself'],
  ['https://[::ffff:10.0.0.1]', 'hidden in IPv6'],
  ['https://0x0a000001', 'written as a number'],
])('%s (%s) is not taken', async (issuer) => {
  const answer = await server.save(server.seaview, { issuer });
  expect([answer.statusCode, answer.json().errors[0].field]).toEqual([400, 'issuer']);
});

test.each([
  ['https://idp.example/.well-known/openid-configuration'],
  ['https://user:secret@idp.example'],
  ['https://idp.example?tenant=1'],
  ['ftp://idp.example'],
  ['idp.example'],
])('%s is no issuer', async (issuer) => {
  const answer = await server.save(server.seaview, { issuer });
  expect(answer.json().errors[0]).toMatchObject({ field: 'issuer' });
});

test('who may set which provider', async () => {
  const status = async (owner: number | 'platform', as: string) =>
    (await server.save(owner, { default_role_id: null }, as)).statusCode;
  expect((await get(manager, `?hotelId=${server.harbour}`)).statusCode).toBe(404);
  expect((await get('super@suite.test', '?hotelId=99999')).statusCode).toBe(404);
  expect((await get('desk@seaview.test')).statusCode).toBe(403);
  expect(await status(server.harbour, 'super@suite.test')).toBe(200);
  expect(await status('platform', 'super@suite.test')).toBe(200);
  await insertUser(server.database, {
    usr_email: 'reviewer@suite.test',
    hotel_id: null,
    permissions: ['manage_hotel'],
  });
  expect((await get('reviewer@suite.test')).statusCode).toBe(403);
});

test('a role is given only by who holds its permissions, and belongs to the hotel', async () => {
  const [foreign] = await server.database.query<{ id: number }>(sql`
    select id from roles where role_name = 'Role of manager@harbour.test'`);
  const [global] = await server.database.query<{ id: number }>(sql`
    select id from roles where role_name = 'Super Admin' and hotel_id is null`);
  const granted = await server.database.query<{ id: number }>(sql`
    with role as (insert into roles (hotel_id, role_name) values (${server.seaview}, 'Assigner') returning id)
    insert into role_permissions (role_id, permission_id)
    select role.id, permissions.id from role, permissions where permission_name = 'update_permissions'
    returning role_id as id`);
  for (const role of [foreign, global, granted[0]]) {
    const answer = await server.save(server.seaview, { default_role_id: role?.id });
    expect([answer.statusCode, answer.json().errors[0].field]).toEqual([400, 'default_role_id']);
    const mapped = await server.save(server.seaview, {
      role_mappings: [{ claim_value: 'x', role_id: role?.id }],
    });
    expect(mapped.json().errors[0].field).toBe('role_mappings[0].role_id');
  }
});

test('a change needs a confirmation of its own right after the sign-in, and an older state is refused', async () => {
  const stored = (await server.save(server.seaview)).json().result.provider;
  const stale = await server.save(server.seaview, { updated_at: '2020-01-01T00:00:00.000Z' });
  expect(stale.json().errorType).toBe('STALE');
  expect((await server.save(server.seaview, { updated_at: stored.updated_at })).statusCode).toBe(200);
  const headers = await server.signIn(manager);
  const answer = await server.injectUnconfirmed({
    method: 'PUT',
    url: '/api/single-sign-on',
    headers,
    payload: server.settings(),
  });
  expect(answer.json().errorType).toBe('CONFIRMATION_REQUIRED');
});
