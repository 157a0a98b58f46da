import { rm } from 'node:fs/promises';
import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import { brotliDecompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { contractEndpoints } from './http/endpoints/contract-endpoints.ts';
import { describeStartError } from './bootstrap/describe-start-error.ts';
import { createTestApp, type TestApp } from './testing/create-test-app.ts';

let server: TestApp;

beforeAll(async () => {
  server = await createTestApp({ DEMO: 'true' });
  await server.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => server.close());

const post = (payload: string | Buffer, contentType = 'application/json', more = {}) =>
  server.app.inject({
    method: 'POST',
    url: '/api/auth/login',
    payload,
    headers: { 'content-type': contentType, ...more },
  });
const packed = () => post(gzipSync('{}'), 'application/json', { 'content-encoding': 'gzip' });

describe('bad input', () => {
  test.each([
    ['JSON that is none', () => post('{"usr_email":'), 400, 'BAD_REQUEST'],
    ['JSON that reaches for the prototype', () => post('{"__proto__":{"admin":true}}'), 400, 'BAD_REQUEST'],
    ['plain text', () => post('usr_email=a', 'text/plain'), 415, 'BAD_REQUEST'],
    ['a form', () => post('usr_email=a', 'application/x-www-form-urlencoded'), 415, 'BAD_REQUEST'],
    ['a packed body', packed, 400, 'BAD_REQUEST'],
    ['two megabytes', () => post(JSON.stringify({ usr_email: 'a'.repeat(2 ** 21) })), 413, 'TOO_LARGE'],
    ['an address that does not decode', () => server.app.inject('/api/%E0%A4%A'), 400, 'BAD_REQUEST'],
    ['an unknown address', () => server.app.inject('/api/no-such-call'), 404, 'NOT_FOUND'],
    ['an unsupported method', () => server.app.inject({ method: 'DELETE', url: '/' }), 404, 'NOT_FOUND'],
    ['TRACE', () => server.app.inject({ method: 'TRACE', url: '/api/health' }), 404, 'NOT_FOUND'],
  ])('gets the envelope: %s', async (_case, send, status, errorType) => {
    const answer = await send();
    expect(answer.statusCode).toBe(status);
    expect(answer.json()).toEqual({
      success: false,
      message: expect.stringMatching(/^[A-Z].*\.$/),
      errorType,
    });
  });

  test('that is an empty JSON body counts as no fields', async () => {
    expect((await post('')).json()).toMatchObject({
      errors: [
        { field: 'usr_email', message: 'Email is required' },
        { field: 'usr_password', message: 'Password is required' },
      ],
    });
  });

  test('that is not even HTTP gets it too', async () => {
    const { port } = server.app.server.address() as AddressInfo;
    const socket = connect(port, '127.0.0.1');
    socket.end('NOT HTTP\r\n\r\n');
    let answer = '';
    for await (const chunk of socket) answer += String(chunk);
    expect(answer).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/);
    expect(JSON.parse(answer.split('\r\n\r\n')[1] ?? '')).toMatchObject({ errorType: 'BAD_REQUEST' });
  });
});

test.each(contractEndpoints().map((endpoint) => [endpoint.name, endpoint] as const))(
  '%s of the contracts is served',
  (_name, { method, path }) => {
    expect(server.app.hasRoute({ method, url: `/api${path.replaceAll(/\{(\w+)\}/g, ':$1')}` })).toBe(true);
  },
);

test('a port in use is said in one sentence', async () => {
  const { port } = server.app.server.address() as AddressInfo;
  const second = await createTestApp();
  const error: unknown = await second.app
    .listen({ port, host: '127.0.0.1' })
    .catch((cause: unknown) => cause);
  await second.close();
  expect(describeStartError(error)).toBe(
    `Port ${port} is in use by another program: stop it, or set PORT to a free one.`,
  );
});

const headersOfAll = {
  'content-security-policy': "default-src 'none';frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
};

test.each([
  ['/api/health', 200],
  ['/api/bookings', 401],
  ['/api/no-such-call', 404],
  ['/platform/remotes', 200],
])('%s carries the security headers', async (url, status) => {
  const { statusCode, headers } = await server.app.inject(url);
  expect(statusCode).toBe(status);
  expect(headers).toMatchObject(headersOfAll);
  expect(headers['cache-control']).toBe(url === '/platform/remotes' ? 'private, no-cache' : 'no-store');
  expect(headers).not.toHaveProperty('strict-transport-security');
});

test('behind an https address answers ask for https from then on', async () => {
  const secure = await createTestApp({ PUBLIC_URL: 'https://suite.test' });
  const { headers } = await secure.app.inject('/api/health');
  await secure.close();
  expect(headers).toMatchObject({
    ...headersOfAll,
    'strict-transport-security': 'max-age=31536000; includeSubDomains',
  });
});

test('the document of the calls is served and large answers are compressed', async () => {
  const answer = await server.app.inject({
    url: '/api/openapi.json',
    headers: { 'accept-encoding': 'br, gzip' },
  });
  expect(answer.headers['content-encoding']).toBe('br');
  expect((await server.app.inject('/api/openapi.json')).json()).toMatchObject({ openapi: '3.1.0' });
});

test('an answer of a long page is compressed in one piece', async () => {
  const own = await createTestApp();
  const rows = Array.from({ length: 1000 }, (_, row) => ({ row, name: `Guest ${row}` }));
  own.app.get('/long-page', () => rows);
  const { headers, rawPayload } = await own.app.inject({
    url: '/long-page',
    headers: { 'accept-encoding': 'br, gzip' },
  });
  await own.close();
  expect(headers).toMatchObject({
    'content-encoding': 'br',
    'content-length': String(rawPayload.length),
  });
  expect(brotliDecompressSync(rawPayload).toString()).toBe(JSON.stringify(rows));
});

describe('health', () => {
  test('is alive and ready', async () => {
    expect((await server.app.inject('/api/health')).json()).toMatchObject({ success: true });
    expect((await server.app.inject('/api/ready')).json()).toEqual({
      success: true,
      message: 'Ready',
      result: {
        ...{ database: 'ok', storage: 'ok', replica: 'none' },
        mail: { waiting: 0, failed: 0, oldest_waiting_s: 0 },
        checks: { waiting: 0, running: 0, oldest_waiting_s: 0 },
      },
    });
  });

  test('is not ready without its data folder or its database, but alive', async () => {
    const unready = await createTestApp();
    const refusal = (name: string) => ({
      success: false,
      message: `The ${name} does not answer.`,
      errorType: 'UNAVAILABLE',
    });
    await rm(unready.config.dataDir, { recursive: true });
    const withoutStorage = await unready.app.inject('/api/ready');
    expect([withoutStorage.statusCode, withoutStorage.json()]).toEqual([503, refusal('storage')]);
    await unready.database.close();
    const withoutDatabase = await unready.app.inject('/api/ready');
    expect([withoutDatabase.statusCode, withoutDatabase.json()]).toEqual([503, refusal('database')]);
    expect((await unready.app.inject('/api/health')).statusCode).toBe(200);
    await unready.app.close();
  });
});
