import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { afterEach, expect, test } from '@jest/globals';
import { openGuardedFetch, type GuardedFetch } from './open-guarded-fetch.ts';

let server: Server | undefined;
let opened: GuardedFetch | undefined;

afterEach(async () => {
  await opened?.close();
  server?.closeAllConnections();
  server?.close();
  server = undefined;
});

async function listen(answer: RequestListener): Promise<number> {
  server = createServer(answer).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

const open = (allowsLoopback: boolean) =>
  (opened = openGuardedFetch({ allowsLoopback, allowedHosts: [], allowsPrivate: false }, limits)).fetch;
const limits = { milliseconds: 5_000, bytes: 1_000_000 };

test('a name is refused by the address it has when the connection is made', async () => {
  let calls = 0;
  const port = await listen((_request, response) => response.end(String((calls += 1))));
  await expect(open(false)(`https://localhost:${port}`, {})).rejects.toMatchObject({
    cause: { name: 'ForbiddenAddressError' },
  });
  expect(calls).toBe(0);
  const answer = await open(true)(`http://localhost:${port}`, {});
  expect(await answer.text()).toBe('1');
});

test('a redirect is not followed', async () => {
  let calls = 0;
  const port = await listen((request, response) => {
    calls += 1;
    response.writeHead(302, { location: `http://${request.headers.host}/secret` }).end();
  });
  expect((await open(true)(`http://127.0.0.1:${port}`, {})).status).toBe(302);
  expect(calls).toBe(1);
});

test('an answer that is too large is cut off', async () => {
  const port = await listen((_request, response) => response.end(Buffer.alloc(2_000_000)));
  const answer = await open(true)(`http://127.0.0.1:${port}`, {});
  await expect(answer.arrayBuffer()).rejects.toThrow();
});

test('an answer that is small as it travels, and too large once it is unpacked, is cut off', async () => {
  const packed = gzipSync(Buffer.alloc(50_000_000));
  expect(packed.byteLength).toBeLessThan(limits.bytes);
  const port = await listen((_request, response) =>
    response.writeHead(200, { 'content-encoding': 'gzip' }).end(packed),
  );
  const answer = await open(true)(`http://127.0.0.1:${port}`, {});
  await expect(answer.text()).rejects.toThrow('longer than 1000000 bytes');
});

test('an answer in many codings is refused, and the end of its time does not end the process', async () => {
  const port = await listen((_request, response) => {
    response.writeHead(200, { 'content-encoding': Array.from({ length: 7 }, () => 'gzip').join(', ') });
    response.write('the rest never comes');
  });
  const signal = AbortSignal.timeout(200);
  await expect(open(true)(`http://127.0.0.1:${port}`, { signal })).rejects.toThrow();
  // An error without a listener would fail the test here.
  await sleep(400);
});
