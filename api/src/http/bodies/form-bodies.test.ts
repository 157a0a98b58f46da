import { EventEmitter, once } from 'node:events';
import { request, type ClientRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from '@jest/globals';
import { verifyIdentityEndpoint } from '@suite/contracts/verification';
import fastify, { type FastifyInstance } from 'fastify';
import { ApiError } from '../errors/api-error.ts';
import { readForm, takeForms } from './form-bodies.ts';
import { openUploadSlots, uploadLimits, type UploadLimits } from './upload-slots.ts';

const megabyte = 1024 * 1024;
let server: FastifyInstance;
let receivedForms: number;
let received: EventEmitter;

async function listen(limits: Partial<UploadLimits> = {}): Promise<void> {
  server = fastify();
  receivedForms = 0;
  received = new EventEmitter();
  server.decorate('uploads', openUploadSlots({ ...uploadLimits, ...limits }));
  server.setErrorHandler((error, _, reply) =>
    reply.code(error instanceof ApiError ? error.status : 500).send({ message: String(error) }),
  );
  await server.register(async (scope) => {
    await takeForms(scope);
    scope.post('/', async (form, reply) => {
      receivedForms += 1;
      received.emit('form');
      await readForm(form, reply, verifyIdentityEndpoint, String(form.headers['x-verification-token']));
      return { names: Object.keys(form.formFiles ?? {}) };
    });
  });
  await server.listen({ port: 0, host: '127.0.0.1' });
}

afterEach(() => server.close());

function open(link = 'a') {
  const { port } = server.server.address() as AddressInfo;
  const headers = { 'content-type': 'multipart/form-data; boundary=x', 'x-verification-token': link };
  return request({ port, host: '127.0.0.1', method: 'POST', headers });
}

const partHead = (name: string) =>
  `--x\r\ncontent-disposition: form-data; name="${name}"; filename="a.jpg"\r\n\r\n`;

function answerOf(outgoing: ClientRequest) {
  return new Promise<{ status: number; text: string }>((resolve, reject) => {
    outgoing.once('error', reject);
    outgoing.once('response', (answer) => {
      let text = '';
      answer.on('data', (chunk) => (text += chunk));
      answer.once('end', () => resolve({ status: answer.statusCode ?? 0, text }));
    });
  });
}

/** Reads the answer after the last part, as browsers do. */
async function send(
  parts: readonly (readonly [name: string, size: number])[],
  link = 'a',
): Promise<{ status: number; text: string }> {
  const outgoing = open(link);
  const answered = answerOf(outgoing);
  for (const [name, size] of parts) {
    outgoing.write(partHead(name));
    for (let sent = 0; sent < size; sent += megabyte)
      outgoing.write(Buffer.alloc(Math.min(megabyte, size - sent), 1));
    outgoing.write('\r\n');
  }
  outgoing.end('--x--\r\n');
  return answered;
}

test('a whole form is read, with photos of both sides as large as they may be', async () => {
  await listen();
  const { status, text } = await send([
    ['selfie', megabyte],
    ['document', 12 * megabyte],
    ['document_back', 12 * megabyte],
  ]);
  const names = ['selfie', 'document', 'document_back'];
  expect([status, JSON.parse(text)]).toEqual([200, { names }]);
});

test.each([
  ['a file that is too large', [['document', 40 * megabyte]] as const, 413, 'at most 12 MB'],
  [
    'too many files',
    Array.from({ length: 20 }, () => ['selfie', megabyte] as const),
    400,
    'unexpected part: selfie',
  ],
  ['an unexpected part', [['passport', 30 * megabyte]] as const, 400, 'unexpected part: passport'],
])('%s: its sender reads why', async (_, parts, status, message) => {
  await listen();
  const answer = await send(parts);
  expect(answer.status).toBe(status);
  expect(answer.text).toContain(message);
});

test('a sender without end is cut off', async () => {
  await listen();
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

const whole = [
  ['selfie', 10],
  ['document', 10],
] as const;

async function allReceived(count: number): Promise<void> {
  while (receivedForms < count) await once(received, 'form');
}

function stall(link: string) {
  const outgoing = open(link);
  const answered = answerOf(outgoing);
  outgoing.write(partHead('selfie'));
  return { outgoing, answered };
}

test('sixty-four forms that stop after their head keep no other guest from sending', async () => {
  await listen();
  const stalled = Array.from({ length: 64 }, () => stall('attacker'));
  for (const { answered } of stalled) answered.catch(() => undefined);
  await allReceived(64);
  expect(await send(whole, 'guest')).toMatchObject({ status: 200 });
  for (const { outgoing } of stalled) outgoing.destroy();
});

test('sixty-four stalled forms of one link give way to the form that its guest sends', async () => {
  await listen();
  const stalled = Array.from({ length: 64 }, () => stall('a'));
  const answers = Promise.allSettled(stalled.map(({ answered }) => answered));
  await allReceived(64);
  expect(await send(whole)).toMatchObject({ status: 200 });
  for (const { outgoing } of stalled) outgoing.destroy();
  const replaced = (await answers).filter(
    (one) => one.status === 'fulfilled' && one.value.text.includes('has replaced this one'),
  );
  expect(replaced.length).toBeGreaterThanOrEqual(62);
});

test.each([
  ['stops', { idleTimeoutMs: 200 }],
  ['takes too long', { totalTimeoutMs: 200 }],
])('a form that %s is answered 408 and its slot is free again', async (_, limits) => {
  await listen({ uploadsPerLink: 1, ...limits });
  const { answered } = stall('a');
  const { status, text } = await answered;
  expect([status, text]).toEqual([408, expect.stringContaining('did not arrive in time')]);
  expect(await send(whole)).toMatchObject({ status: 200 });
});
