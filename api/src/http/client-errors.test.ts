import { createServer } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, test } from '@jest/globals';
import type { ConnectionError } from 'fastify';
import { answerClientError } from './server-options.ts';

async function answerTo(bytes: string): Promise<{ head: string; body: unknown }> {
  const server = createServer({ requestTimeout: 100, headersTimeout: 100, connectionsCheckingInterval: 20 });
  server.on('request', (request) => request.resume());
  server.on('clientError', (error, socket) => answerClientError(error as ConnectionError, socket as Socket));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.write(bytes);
  const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n');
  server.close();
  return { head, body: JSON.parse(body) };
}

test('a request that stops half-way is answered 408 and ended', async () => {
  const { head, body } = await answerTo(
    'POST /api/auth/login HTTP/1.1\r\nHost: a\r\nContent-Length: 90\r\n\r\n{',
  );
  expect(head).toContain('HTTP/1.1 408 Request Timeout');
  expect(body).toEqual({
    success: false,
    errorType: 'UNAVAILABLE',
    message: 'The request did not arrive in time. Please try again.',
  });
});

test('what is not HTTP is answered 400', async () => {
  const { head, body } = await answerTo('GUESTS\r\n\r\n');
  expect(head).toContain('HTTP/1.1 400 Bad Request');
  expect(body).toMatchObject({ success: false, errorType: 'BAD_REQUEST' });
});

test('a head that is too large is answered 431', async () => {
  const { head } = await answerTo(`GET / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(40_000)}\r\n\r\n`);
  expect(head).toContain('HTTP/1.1 431 Request Header Fields Too Large');
});
