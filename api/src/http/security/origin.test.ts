import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { insertUser } from '../../testing/contexts/insert-user.ts';

let server: TestApp;

beforeAll(async () => {
  server = await createTestApp({ PUBLIC_URL: 'https://suite.test' });
  await insertUser(server.database, { usr_email: 'a@suite.test', hotel_id: null, permissions: [] });
});
afterAll(() => server.close());

async function logoutFrom(headers: Record<string, string>) {
  const { cookie } = await server.signIn('a@suite.test');
  return server.app.inject({
    method: 'POST',
    url: '/api/auth/logout',
    headers: { host: 'inside.test:3000', cookie, ...headers },
  });
}

test.each<[string, Record<string, string>]>([
  ['the public address', { origin: 'https://suite.test' }],
  ["the request's own host", { origin: 'http://inside.test:3000' }],
  ['a browser that says same-origin', { 'sec-fetch-site': 'same-origin' }],
])('a write with cookies from %s is taken', async (_case, headers) => {
  expect((await logoutFrom(headers)).statusCode).toBe(200);
});

test.each<[string, Record<string, string>]>([
  ['another site', { origin: 'https://evil.test' }],
  ['another port of the same name', { origin: 'https://suite.test:8443' }],
  ['a sandboxed page', { origin: 'null' }],
  ['nowhere', {}],
  ['a sibling site', { 'sec-fetch-site': 'same-site' }],
])('a write with cookies from %s is refused', async (_case, headers) => {
  const answer = await logoutFrom(headers);
  expect(answer.statusCode).toBe(403);
  expect(answer.json()).toMatchObject({ success: false, errorType: 'ORIGIN_REFUSED' });
});

test('a forwarded host makes no origin an own one, whatever proxies are trusted', async () => {
  const behindProxy = await createTestApp({ PUBLIC_URL: 'https://suite.test', TRUST_PROXY: 'true' });
  const answer = await behindProxy.app.inject({
    method: 'POST',
    url: '/api/auth/login',
    headers: { origin: 'https://evil.test', 'x-forwarded-host': 'evil.test' },
    payload: { usr_email: 'a@suite.test', usr_password: 'whatever-1' },
  });
  expect(answer.json()).toMatchObject({ errorType: 'ORIGIN_REFUSED' });
  await behindProxy.close();
});

test('another site cannot sign a browser in', async () => {
  const answer = await server.app.inject({
    method: 'POST',
    url: '/api/auth/login',
    headers: { origin: 'https://evil.test' },
    payload: { usr_email: 'a@suite.test', usr_password: 'whatever-1' },
  });
  expect(answer.json()).toMatchObject({ errorType: 'ORIGIN_REFUSED' });
});

test('reading needs no origin', async () => {
  const { cookie } = await server.signIn('a@suite.test');
  const answer = await server.app.inject({ url: '/api/auth/user-profile', headers: { cookie } });
  expect(answer.statusCode).toBe(200);
});
