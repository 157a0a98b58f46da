import { createConnection } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { sql } from '@suite/database';
import {
  guestOfSpa,
  openServicesTest,
  type ServicesTest,
} from '../../testing/services/open-services-test.ts';
import { draftRelease } from '../../testing/release-draft.ts';
import { testServices } from '../../testing/start-test-registry.ts';

let suite: ServicesTest;
beforeAll(async () => {
  suite = await openServicesTest((_request, response) => void response.end('fine'));
});
afterAll(() => suite.stop());
beforeEach(() => {
  suite.service.requests.length = 0;
});

/** Sends the target unchanged: `fetch` would normalize it. */
function sendTarget(target: string): Promise<string> {
  const { hostname, port } = new URL(suite.address);
  return new Promise((resolve, reject) => {
    const socket = createConnection(Number(port), hostname);
    let received = '';
    socket.on('data', (part) => (received += String(part)));
    socket.on('close', () => resolve(received.split('\r\n', 1)[0] ?? ''));
    socket.on('error', reject);
    const headers = Object.entries(guestOfSpa).map(([name, value]) => `${name}: ${value}\r\n`);
    socket.write(
      `GET ${target} HTTP/1.1\r\nhost: suite.test\r\nconnection: close\r\n${headers.join('')}\r\n`,
    );
  });
}

test.each([
  '/services/spa//evil.test/x',
  '/services/spa/..%2fplatform',
  '/services/spa/%2e%2e/platform',
  '/services/spa/%252e%252e/platform',
  '/services/spa/%25252e%25252e%25252fplatform',
  '/services/spa/..',
  '/services/spa/.',
  '/services/spa/a/../../platform',
  '/services/spa/%2F%2Fevil.test',
  '/services/spa/\\evil.test',
  '/services/spa/%5cevil.test',
  '/services/spa/%5c..%5cx',
  '/services/spa/a%0d%0aX-Injected:%201',
  '/services/spa/a%00',
  '/services/spa/%',
  '/services/spa/%zz',
  '/services/spa/%ff',
  '/services/spa@evil.test/',
  '/services/spa:80@evil.test/',
  '/services//evil.test/',
  '/services/..%2f/x',
  '/services/https://evil.test/',
  'http://evil.test/services/spa/x',
  '//evil.test/services/spa/x',
])('the target %s reaches nothing', async (target) => {
  expect(await sendTarget(target)).toMatch(/^HTTP\/1\.1 4\d\d /);
  expect(suite.service.requests).toEqual([]);
});

test.each([
  '/services/spa/@evil.test',
  '/services/spa/https:evil.test',
  '/services/spa/a?to=//evil.test/../x',
])('the target %s reaches the service itself', async (target) => {
  expect(await sendTarget(target)).toMatch(/^HTTP\/1\.1 200 /);
  expect(suite.service.requests.at(-1)?.url).toBe(target.replace('/services/spa', ''));
});

test('a name that has a forbidden address when the connection is made is not called', async () => {
  await suite.map(suite.service.origin, {}, 'moved');
  await suite.registry.release(
    draftRelease('mf-moved', { services: ['moved'], permissions: ['manage_hotel'] }),
  );
  // The mapping simulates a name that resolved to another address when it was mapped.
  const origin = `https://localhost:${suite.service.port}`;
  await suite.registry.database.query(sql`update services set origin = ${origin} where alias = 'moved'`);
  const services = { ...testServices, addresses: { allowedHosts: [], allowsLoopback: false } };
  const app = await suite.registry.start({ services });
  // Mapping and releasing probed the health of the service.
  suite.service.requests.length = 0;
  const answered = await app.inject({ url: '/services/moved/', headers: guestOfSpa });
  expect([answered.statusCode, answered.json<{ message: string }>().message]).toEqual([
    502,
    'The service moved has an address that must not be called.',
  ]);
  expect(suite.service.requests).toEqual([]);
  await app.close();
});
