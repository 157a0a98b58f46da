import { createServer, type RequestListener, type Server } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from '@jest/globals';
import { openWebhookSender, type WebhookSender } from './webhook-sender.ts';

let server: Server | undefined;
let sender: WebhookSender | undefined;
afterEach(async () => {
  server?.closeAllConnections();
  server?.close();
  await sender?.close();
});

async function send(answer: RequestListener, { allowsLoopback = true, url = 'http://127.0.0.1' } = {}) {
  server = createServer(answer).listen(0, '127.0.0.1');
  await once(server, 'listening');
  sender = openWebhookSender({ allowsLoopback, allowedHosts: [], allowsPrivate: false }, 300);
  const { port } = server.address() as AddressInfo;
  return sender.send({ url: `${url}:${port}`, headers: {}, body: '{}' });
}

test('a name that leads to a private address is not called', async () => {
  let calls = 0;
  const attempt = await send((_request, response) => response.end(String((calls += 1))), {
    ...{ allowsLoopback: false, url: 'https://localhost' },
  });
  expect(attempt).toMatchObject({ status: null, error: 'FORBIDDEN_ADDRESS' });
  expect(calls).toBe(0);
});

test('a receiver that does not answer in time has failed', async () => {
  const attempt = await send(() => undefined);
  expect(attempt).toMatchObject({ status: null, answer: null, error: 'TIMEOUT' });
});

test('the beginning of an endless answer is stored, without characters that no column can store', async () => {
  const attempt = await send((_request, response) => {
    response.writeHead(200);
    const timer = setInterval(() => response.write('ß\u0000'.repeat(1_000)), 5);
    response.on('close', () => clearInterval(timer));
  });
  expect(attempt).toMatchObject({ status: 200, error: null, answer: 'ß'.repeat(500) });
});

test('an accepted event is delivered, even if the answer does not end', async () => {
  const attempt = await send((_request, response) => {
    response.writeHead(202);
    response.flushHeaders();
  });
  expect(attempt).toMatchObject({ status: 202, error: null, answer: '' });
});
