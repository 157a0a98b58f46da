import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from '@jest/globals';
import { continueTrace, runInTrace } from '../plugins/trace-context.ts';
import { openProviderFetch, type ProviderFetch } from './open-provider-fetch.ts';

let server: Server | undefined;
let opened: ProviderFetch | undefined;

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

const open = (allowsLoopback: boolean, privateHosts: string[] = []) =>
  (opened = openProviderFetch({ allowsLoopback, privateHosts })).fetch;
const options = { body: undefined, headers: {}, method: 'GET', redirect: 'manual' } as const;

test('a name is refused by the address it has when the connection is made', async () => {
  let calls = 0;
  const port = await listen((_request, response) => response.end(String((calls += 1))));
  await expect(open(false)(`https://localhost:${port}`, options)).rejects.toMatchObject({
    cause: { name: 'ForbiddenAddressError' },
  });
  expect(calls).toBe(0);
  const answer = await open(true)(`http://localhost:${port}`, options);
  expect(await answer.text()).toBe('1');
});

test('a redirect is not followed', async () => {
  let calls = 0;
  const port = await listen((request, response) => {
    calls += 1;
    response.writeHead(302, { location: `http://${request.headers.host}/secret` }).end();
  });
  expect((await open(true)(`http://127.0.0.1:${port}`, { ...options, redirect: 'manual' })).status).toBe(302);
  expect(calls).toBe(1);
});

test('a call carries the trace that it is made in', async () => {
  const port = await listen(({ headers }, response) => response.end(String(headers['traceparent'])));
  const trace = continueTrace(undefined);
  const answer = await runInTrace(trace, () => open(true)(`http://127.0.0.1:${port}`, options));
  expect(await answer.text()).toBe(trace.traceparent);
});

test('an answer that is too large is cut off', async () => {
  const port = await listen((_request, response) => response.end(Buffer.alloc(2_000_000)));
  const answer = await open(true)(`http://127.0.0.1:${port}`, options);
  await expect(answer.arrayBuffer()).rejects.toThrow();
});
