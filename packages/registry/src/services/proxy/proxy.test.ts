import type { IncomingMessage, ServerResponse } from 'node:http';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { createRemoteJWKSet, jwtVerify } from 'jose';
import {
  guestOfSpa,
  openServicesTest,
  stranger,
  type ServicesTest,
} from '../../testing/services/open-services-test.ts';
import { readAll } from '../../testing/services/start-service.ts';

const plain = (_request: IncomingMessage, response: ServerResponse) => void response.end('fine');
let answer: (request: IncomingMessage, response: ServerResponse) => void = plain;
let suite: ServicesTest;

beforeAll(async () => {
  suite = await openServicesTest((request, response) => answer(request, response), {
    maxBodyBytes: 2_000_000,
  });
});
afterAll(() => suite.stop());
beforeEach(() => {
  answer = plain;
  suite.service.requests.length = 0;
});

const lastRequest = () => {
  const request = suite.service.requests.at(-1);
  if (!request) throw new Error('No request reached the service.');
  return request;
};

test('a call reaches the service with its method, path, query and body, and its answer comes back', async () => {
  answer = (request, response) => {
    void readAll(request).then((body) => response.writeHead(201, { etag: '"1"' }).end(`got ${String(body)}`));
  };
  for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) {
    const answered = await suite.call('/treatments/a%20b?day=2026-03-14&x=%2e%2e', {
      method,
      body: '{"name":"Massage"}',
      headers: { 'content-type': 'application/json' },
    });
    expect([answered.status, await answered.text()]).toEqual([201, 'got {"name":"Massage"}']);
    expect(answered.headers.get('etag')).toBe('"1"');
    const { method: received, url, headers } = lastRequest();
    expect([received, url, headers['content-type']]).toEqual([
      method,
      '/treatments/a%20b?day=2026-03-14&x=%2e%2e',
      'application/json',
    ]);
  }
});

test.each(['GET', 'HEAD', 'OPTIONS'])('a call without a body passes by %s', async (method) => {
  const answered = await suite.call('', { method });
  expect([answered.status, lastRequest().method, lastRequest().url]).toEqual([200, method, '/']);
});

test('the token names the user, their tenant, roles and permissions, for this service and 60 seconds', async () => {
  await suite.call('/me');
  const [, token = ''] = /^Bearer (.+)$/.exec(lastRequest().headers.authorization ?? '') ?? [];
  const keys = createRemoteJWKSet(new URL(`${suite.address}/platform/jwks.json`));
  const { payload, protectedHeader } = await jwtVerify(token, keys, {
    issuer: 'https://suite.test',
    audience: 'spa',
    algorithms: ['ES256'],
  });
  expect(payload).toMatchObject({
    sub: '1',
    tenant_id: 7,
    sees_every_tenant: false,
    roles: ['Front desk'],
    permissions: ['manage_hotel'],
  });
  expect(Number(payload.exp) - Number(payload.iat)).toBe(60);
  expect(protectedHeader.kid).toMatch(/^[\w-]{43}$/);
  await suite.call('/me');
  expect(lastRequest().headers.authorization).not.toBe(`Bearer ${token}`);
});

test('the keys are public and cached, and hold nothing private', async () => {
  const answered = await fetch(`${suite.address}/platform/jwks.json`);
  expect(answered.headers.get('cache-control')).toBe('public, max-age=300');
  const { keys } = (await answered.json()) as { keys: object[] };
  expect(keys.map((key) => Object.keys(key).sort())).toEqual([['alg', 'crv', 'kid', 'kty', 'use', 'x', 'y']]);
});

test('credentials of the browser and headers of proxies do not reach the service', async () => {
  await suite.call('/', {
    headers: {
      cookie: 'session=secret',
      authorization: 'Bearer stolen',
      'x-forwarded-for': '10.0.0.1',
      'x-forwarded-host': 'evil.test',
      forwarded: 'for=10.0.0.1',
      'x-real-ip': '10.0.0.1',
      'x-amzn-oidc-data': 'credential',
      'x-request-id': 'chosen by the caller',
      referer: 'https://suite.test/secret',
      'last-event-id': '7',
      'accept-language': 'de',
    },
  });
  const { headers } = lastRequest();
  expect(Object.keys(headers).sort()).toEqual(
    [
      'accept',
      'accept-encoding',
      'accept-language',
      'authorization',
      'cache-control',
      'connection',
      'host',
      'last-event-id',
      'user-agent',
      'x-request-id',
    ].filter((name) => headers[name] !== undefined),
  );
  expect(headers.authorization).not.toContain('stolen');
  expect(headers['x-request-id']).not.toBe('chosen by the caller');
  expect(headers.host).toBe(new URL(suite.service.origin).host);
});

test('an answer sets no cookie and no policy of the page', async () => {
  answer = (_request, response) =>
    void response
      .writeHead(200, {
        'content-type': 'text/html',
        'set-cookie': 'session=mine; Path=/',
        'content-security-policy': "default-src *; script-src 'unsafe-inline'",
        'access-control-allow-origin': '*',
        'clear-site-data': '"*"',
        'strict-transport-security': 'max-age=0',
        'service-worker-allowed': '/',
        'x-frame-options': 'ALLOWALL',
        'x-accel-redirect': '/internal',
        link: '</x.js>; rel=preload',
        'www-authenticate': 'Basic',
        refresh: '0; url=https://evil.test',
      })
      .end('<script>alert(1)</script>');
  const { headers } = await suite.call('/');
  const names = [...headers.keys()].filter(
    (name) => !['connection', 'date', 'keep-alive', 'transfer-encoding'].includes(name),
  );
  expect(Object.fromEntries(names.map((name) => [name, headers.get(name)]))).toEqual({
    'cache-control': 'no-store',
    'content-security-policy': "sandbox; default-src 'none'; frame-ancestors 'none'",
    'content-type': 'text/html',
    'cross-origin-resource-policy': 'same-origin',
    'referrer-policy': 'no-referrer',
    'x-accel-buffering': 'no',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
  });
});

test.each([
  'text/javascript',
  'application/javascript; charset=utf-8',
  'application/x-ecmascript',
  'text/css',
])('an answer of type %s is text, so that it is neither run nor applied', async (type) => {
  answer = (_request, response) => void response.writeHead(200, { 'content-type': type }).end('x');
  expect((await suite.call('/')).headers.get('content-type')).toBe('text/plain; charset=utf-8');
});

test.each(['document', 'iframe', 'script', 'style', 'serviceworker', 'worker', 'embed', 'object'])(
  'a browser that wants it as %s is refused',
  async (destination) => {
    const { statusCode } = await suite.registry.app.inject({
      url: '/services/spa/',
      headers: { ...guestOfSpa, 'sec-fetch-dest': destination },
    });
    expect([statusCode, suite.service.requests.length]).toEqual([403, 0]);
  },
);

test('users who may not use the remote, and visitors, are refused before the service is called', async () => {
  const as = async (headers: Record<string, string>, url = '/services/spa/') => {
    const answered = await suite.registry.app.inject({ url, headers });
    return [answered.statusCode, answered.json<{ message: string }>().message];
  };
  expect(await as(stranger)).toEqual([403, 'You do not have permission to use the service spa.']);
  expect(await as(guestOfSpa, '/services/other/')).toEqual([
    403,
    'You do not have permission to use the service other.',
  ]);
  expect((await as({}))[0]).toBe(401);
  expect(suite.service.requests).toEqual([]);
});

test('a redirect within the service leads there through the platform; another one is refused', async () => {
  const locationOf = async (location: string) => {
    answer = (_request, response) => void response.writeHead(302, { location }).end();
    const answered = await suite.call('/start/here');
    return [answered.status, answered.headers.get('location')];
  };
  expect(await locationOf('/next?x=1')).toEqual([302, '/services/spa/next?x=1']);
  expect(await locationOf('sibling')).toEqual([302, '/services/spa/start/sibling']);
  expect(await locationOf(`${suite.service.origin}/next`)).toEqual([302, '/services/spa/next']);
  for (const location of [
    'https://evil.test/',
    '//evil.test/',
    '/%2e%2e%2fapi',
    '/\\evil.test',
    'javascript:x',
    '',
  ]) {
    expect([location, ...(await locationOf(location))]).toEqual([
      location,
      location === '' ? 302 : 502,
      location === '' ? '/services/spa/start/here' : null,
    ]);
  }
});

test('a body that is too large is refused, announced or not', async () => {
  answer = (request, response) =>
    void readAll(request).then(
      () => response.end(),
      () => undefined,
    );
  const large = Buffer.alloc(2_000_001);
  const parts = new ReadableStream({
    start(controller) {
      for (let part = 0; part < 3; part += 1) controller.enqueue(new Uint8Array(1_000_000));
      controller.close();
    },
  });
  const refusal = async (body: BodyInit) => {
    const answered = await suite.call('/', { method: 'POST', body, duplex: 'half' } as RequestInit);
    return [answered.status, ((await answered.json()) as { message: string }).message];
  };
  const sentence = 'A service takes 2 MB at most in one request.';
  expect(await refusal(large)).toEqual([413, sentence]);
  expect(await refusal(parts)).toEqual([413, sentence]);
  // The connection stays open and carries the next request.
  expect((await suite.call('/', { signal: AbortSignal.timeout(5000) })).status).toBe(200);
  expect((await suite.call('/', { method: 'POST', body: large.subarray(1) })).status).toBe(200);
});
