import { once } from 'node:events';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { verifyIdentityEndpoint } from '@suite/contracts/verification';
import fastify, { type FastifyInstance } from 'fastify';
import { ApiError } from './errors.ts';
import { readForm, takeForms } from './form-bodies.ts';

const megabyte = 1024 * 1024;
let server: FastifyInstance;

beforeEach(async () => {
  server = fastify();
  server.setErrorHandler((error, _, reply) =>
    reply.code(error instanceof ApiError ? error.status : 500).send({ message: String(error) }),
  );
  await server.register(async (room) => {
    await takeForms(room);
    room.post('/', async (form, reply) => {
      await readForm(form, reply, verifyIdentityEndpoint);
      return { names: Object.keys(form.formFiles ?? {}) };
    });
  });
  await server.listen({ port: 0, host: '127.0.0.1' });
});

afterEach(() => server.close());

function open() {
  const { port } = server.server.address() as AddressInfo;
  const headers = { 'content-type': 'multipart/form-data; boundary=x' };
  return request({ port, host: '127.0.0.1', method: 'POST', headers });
}

const partHead = (name: string) =>
  `--x\r\ncontent-disposition: form-data; name="${name}"; filename="a.jpg"\r\n\r\n`;

/** Sends a form piece by piece and reads the answer only after the last, as browsers do. */
async function send(
  parts: readonly [name: string, size: number][],
): Promise<{ status: number; text: string }> {
  const outgoing = open();
  const answered = new Promise<{ status: number; text: string }>((resolve, reject) => {
    outgoing.once('error', reject);
    outgoing.once('response', (answer) => {
      let text = '';
      answer.on('data', (chunk) => (text += chunk));
      answer.once('end', () => resolve({ status: answer.statusCode ?? 0, text }));
    });
  });
  for (const [name, size] of parts) {
    outgoing.write(partHead(name));
    for (let sent = 0; sent < size; sent += megabyte)
      outgoing.write(Buffer.alloc(Math.min(megabyte, size - sent), 1));
    outgoing.write('\r\n');
  }
  outgoing.end('--x--\r\n');
  return answered;
}

test('a whole form is read', async () => {
  const { status, text } = await send([
    ['selfie', megabyte],
    ['document', megabyte],
  ]);
  expect([status, JSON.parse(text)]).toEqual([200, { names: ['selfie', 'document', 'frames'] }]);
});

test.each([
  ['a file that is too large', [['document', 40 * megabyte]] as const, 413, 'at most 12 MB'],
  [
    'too many files',
    Array.from({ length: 20 }, () => ['frames', megabyte] as const),
    400,
    'unexpected part: frames',
  ],
  ['a part that nobody asked for', [['passport', 30 * megabyte]] as const, 400, 'unexpected part: passport'],
])('%s: its sender reads why', async (_, parts, status, message) => {
  const answer = await send(parts.map(([name, size]) => [name, size]));
  expect(answer.status).toBe(status);
  expect(answer.text).toContain(message);
});

test('whoever sends without end is cut off', async () => {
  const outgoing = open();
  outgoing.on('error', () => undefined);
  let isOver = false;
  const closed = once(outgoing, 'close')
    .catch(() => undefined)
    .finally(() => (isOver = true));
  let sent = 0;
  outgoing.write(partHead('document'));
  while (!isOver && sent < 1000) {
    sent += 1;
    if (!outgoing.write(Buffer.alloc(megabyte, 1)))
      await Promise.race([once(outgoing, 'drain').catch(() => undefined), closed]);
  }
  expect(sent).toBeLessThan(100);
});
