import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';

const streamsPerNetwork = 500;

let server: TestApp;
beforeAll(async () => (server = await createTestApp()));
afterAll(() => server.close());

async function openAs(remoteAddress: string): Promise<number> {
  const request = { url: '/platform/remotes/changes', remoteAddress, payloadAsStream: true } as const;
  return (await server.app.inject(request)).statusCode;
}

test('event streams of an IPv6 network are counted together, whatever address each comes from', async () => {
  for (let opened = 1; opened <= streamsPerNetwork; opened += 1)
    expect(await openAs(`2001:db8:0:1::${opened.toString(16)}`)).toBe(200);
  expect(await openAs('2001:db8:0:1:ffff::1')).toBe(429);
  expect(await openAs('2001:db8:0:2::1')).toBe(200);
});
