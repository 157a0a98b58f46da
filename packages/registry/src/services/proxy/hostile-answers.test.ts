import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import {
  guestOfSpa,
  openServicesTest,
  type ServicesTest,
} from '../../testing/services/open-services-test.ts';
import { testServices } from '../../testing/start-test-registry.ts';

const plain = (_request: IncomingMessage, response: ServerResponse) => void response.end('fine');
let answer: (request: IncomingMessage, response: ServerResponse) => void = plain;
let suite: ServicesTest;

beforeAll(async () => {
  suite = await openServicesTest((request, response) => answer(request, response));
});
afterAll(() => suite.stop());
beforeEach(() => {
  answer = plain;
  suite.service.requests.length = 0;
});

test.each([
  ['a status below 100', 'HTTP/1.1 099 Odd\r\nContent-Length: 2\r\n\r\nok'],
  ['two lengths', 'HTTP/1.1 200 OK\r\nContent-Length: 2\r\nContent-Length: 3\r\n\r\nok'],
  [
    'a length beside chunks',
    'HTTP/1.1 200 OK\r\nContent-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
  ],
  ['an upgrade that was not asked for', 'HTTP/1.1 101 Go\r\nUpgrade: x\r\nConnection: upgrade\r\n\r\n'],
])('an answer with %s is a bad gateway, and keeps its caller not waiting', async (_name, text) => {
  answer = ({ socket }) => void socket.end(Buffer.from(text));
  const answered = await suite.call('/');
  const { message } = (await answered.json()) as { message: string };
  expect([answered.status, message]).toEqual([502, expect.stringMatching(/^The service spa /)]);
  expect(message).not.toContain('127.0.0.1');
});

test('a caller who left before the call was sent does not reach the service', async () => {
  let reached: (() => void) | undefined;
  const isReached = new Promise<void>((resolve) => (reached = resolve));
  const app = await suite.registry.start({
    services: {
      ...testServices,
      async callerOf(request, reply) {
        reached?.();
        await once(reply.raw, 'close');
        return testServices.callerOf(request, reply);
      },
    },
  });
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  const leaving = new AbortController();
  const called = fetch(`${address}/services/spa/`, { headers: guestOfSpa, signal: leaving.signal });
  await isReached;
  leaving.abort();
  await expect(called).rejects.toThrow();
  await app.close();
  expect(suite.service.requests).toEqual([]);
});
