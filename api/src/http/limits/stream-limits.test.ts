import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';

const streamsPerNetwork = 500;

let server: TestApp;
let url: string;
const closing = new AbortController();
beforeAll(async () => {
  server = await createTestApp({ TRUST_PROXY: 'true' });
  url = await server.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  closing.abort();
  await server.close();
});

// fetch closes the stream of a response that is garbage-collected.
const openResponses: Response[] = [];

/** Opens an event stream as this client, and leaves it open. */
async function openAs(address: string): Promise<number> {
  const headers = { 'x-forwarded-for': address };
  const response = await fetch(`${url}/platform/remotes/changes`, { headers, signal: closing.signal });
  openResponses.push(response);
  return response.status;
}

test('event streams of an IPv6 network are counted together, whatever address each comes from', async () => {
  for (let opened = 0; opened < streamsPerNetwork; opened += 50) {
    const statuses = await Promise.all(
      Array.from({ length: 50 }, (_, index) => openAs(`2001:db8:0:1::${(opened + index + 1).toString(16)}`)),
    );
    expect(new Set(statuses)).toEqual(new Set([200]));
  }
  expect(await openAs('2001:db8:0:1:ffff::1')).toBe(429);
  expect(await openAs('2001:db8:0:2::1')).toBe(200);
});
