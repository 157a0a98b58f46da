import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { sql } from '@suite/database';
import { createReleaseToken } from '@suite/registry';
import { draftRelease, formOf } from '@suite/registry/test-release';
import { createRemoteJWKSet, jwtVerify } from 'jose';
import { createTestApp, type TestApp } from '../testing/create-test-app.ts';
import { insertHotel, insertUser } from '../testing/contexts/insert-user.ts';

let server: TestApp;
let service: Server;
const plain = (_request: IncomingMessage, response: ServerResponse) => void response.end('fine');
let answer: (request: IncomingMessage, response: ServerResponse) => void = plain;
let received: IncomingMessage | undefined;
let address: string;
let hotel_id: number;
let staff: { cookie: string; origin: string };

beforeAll(async () => {
  service = createServer((request, response) => {
    received = request;
    answer(request, response);
  }).listen(0, '127.0.0.1');
  await once(service, 'listening');
  server = await createTestApp();
  address = await server.app.listen({ port: 0, host: '127.0.0.1' });
  hotel_id = await insertHotel(server.database, 'Seaview');
  const roles = { permissions: ['manage_hotel'], role_name: 'Hotel Admin' } as const;
  await insertUser(server.database, { usr_email: 'a@suite.test', hotel_id, ...roles });
  staff = await server.signIn('a@suite.test');
  await releaseSpa();
});
afterAll(async () => {
  service.closeAllConnections();
  service.close();
  await server.close();
});
beforeEach(() => {
  received = undefined;
  answer = plain;
});

async function releaseSpa(): Promise<void> {
  const token = await createReleaseToken(server.database, { remote: '*' });
  const headers = { authorization: `Bearer ${token}` };
  const json = { ...headers, 'content-type': 'application/json' };
  const origin = `http://127.0.0.1:${(service.address() as AddressInfo).port}`;
  const send = async (url: string, init: RequestInit) => {
    const sent = await fetch(`${address}/platform/${url}`, init);
    if (!sent.ok) throw new Error(await sent.text());
    return (await sent.json()) as { result: { release: string } };
  };
  const mapping = JSON.stringify({ origin, remotes: ['mf-spa'] });
  await send('services/spa', { method: 'PUT', headers: json, body: mapping });
  const draft = draftRelease('mf-spa', { services: ['spa'], permissions: ['manage_hotel'] });
  const { result } = await send('releases', { method: 'POST', headers, body: formOf(draft) });
  const body = JSON.stringify({ release: result.release });
  await send('remotes/mf-spa/promote', { method: 'POST', headers: json, body });
}

test('a service gets the user of the session, their hotel, roles and permissions', async () => {
  await server.app.inject({ url: '/services/spa/me', headers: { cookie: staff.cookie } });
  const [, token = ''] = /^Bearer (.+)$/.exec(received?.headers.authorization ?? '') ?? [];
  const keys = createRemoteJWKSet(new URL(`${address}/platform/jwks.json`));
  const { payload } = await jwtVerify(token, keys, { issuer: server.config.publicUrl, audience: 'spa' });
  expect(payload).toMatchObject({
    tenant_id: hotel_id,
    sees_every_tenant: false,
    roles: ['Hotel Admin'],
    permissions: ['manage_hotel'],
  });
  expect(payload.sub).toMatch(/^\d+$/);
  expect(received?.headers.cookie).toBeUndefined();
});

test('the trace of the call is continued in the service', async () => {
  const traceparent = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01';
  await server.app.inject({ url: '/services/spa/', headers: { cookie: staff.cookie, traceparent } });
  expect(received?.headers['traceparent']).toMatch(/^00-0af7651916cd43dd8448eb211c80319c-[\da-f]{16}-01$/);
  expect(received?.headers['x-request-id']).toMatch(/^[\da-f-]{36}$/);
});

test('a write of another site, a visitor and a new user with a one-time password do not reach the service', async () => {
  const post = async (headers: Record<string, string>) => {
    const sent = await server.app.inject({ method: 'POST', url: '/services/spa/', headers, payload: {} });
    return [sent.statusCode, sent.json<{ errorType: string }>().errorType];
  };
  expect(await post({ ...staff, origin: 'https://evil.test' })).toEqual([403, 'ORIGIN_REFUSED']);
  expect(await post({ cookie: staff.cookie })).toEqual([403, 'ORIGIN_REFUSED']);
  expect(await post({ origin: staff.origin })).toEqual([401, 'UNAUTHENTICATED']);
  await insertUser(server.database, { usr_email: 'new@suite.test', hotel_id, permissions: ['manage_hotel'] });
  const fresh = await server.signIn('new@suite.test');
  await server.database.query(
    sql`update users set must_change_password = true where usr_email = 'new@suite.test'`,
  );
  expect((await post(fresh))[0]).toBe(403);
  expect(received).toBeUndefined();
  expect((await server.app.inject({ method: 'POST', url: '/services/spa/', headers: staff })).body).toBe(
    'fine',
  );
});

test('events pass through the whole server as they are sent', async () => {
  let stream: ServerResponse | undefined;
  answer = (_request, response) => {
    stream = response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.flushHeaders();
  };
  const answered = await fetch(`${address}/services/spa/events`, {
    headers: { cookie: staff.cookie, 'accept-encoding': 'gzip' },
  });
  const reader = answered.body?.getReader();
  for (const event of ['data: one\n\n', 'data: two\n\n']) {
    stream?.write(event);
    expect(Buffer.from((await reader?.read())?.value ?? []).toString()).toBe(event);
  }
  await reader?.cancel();
});

test('an answer has the headers of the suite, and an address below /services is no page of it', async () => {
  const { headers } = await server.app.inject({ url: '/services/spa/', headers: { cookie: staff.cookie } });
  expect(headers).toMatchObject({
    'content-security-policy': "sandbox; default-src 'none'; frame-ancestors 'none'",
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
  });
  const page = await server.app.inject({ url: '/services', headers: { accept: 'text/html' } });
  expect([page.statusCode, page.json<{ errorType: string }>().errorType]).toEqual([404, 'NOT_FOUND']);
});
