import { once } from 'node:events';
import { connect, type AddressInfo, type Socket } from 'node:net';
import fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { errorAnswers } from '../errors/error-answers.ts';
import { jsonBodies } from './json-bodies.ts';

let app: FastifyInstance;
let socket: Socket;
beforeEach(async () => {
  app = fastify({ bodyLimit: 64 * 1024 });
  await app.register(jsonBodies, { timeoutMs: 150 });
  await app.register(errorAnswers);
  app.post('/login', async ({ body }) => ({ body }));
  await app.listen({ port: 0, host: '127.0.0.1' });
  socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  await once(socket, 'connect');
});
afterEach(async () => {
  socket.destroy();
  await app.close();
});

const head = (bytes: number) =>
  `POST /login HTTP/1.1\r\nHost: suite.test\r\nContent-Type: application/json\r\nContent-Length: ${bytes}\r\n\r\n`;

async function answerOf(): Promise<string> {
  let answer = '';
  for await (const chunk of socket) answer += String(chunk);
  return answer;
}

test.each(['', '{"usr_email":', '{'])(
  'a body that ends with %p is answered 408, and its connection ends',
  async (half) => {
    socket.write(head(30) + half);
    const answer = await answerOf();
    expect(answer).toMatch(/^HTTP\/1\.1 408 /);
    expect(answer).toMatch(/^connection: close\r$/im);
    expect(JSON.parse(answer.split('\r\n\r\n')[1] ?? '')).toMatchObject({
      success: false,
      errorType: 'UNAVAILABLE',
    });
  },
);

test('a body in pieces that arrives in time is read, and the connection is kept', async () => {
  socket.write(head(7) + '{"a"');
  socket.write(':1}');
  const [first] = (await once(socket, 'data')) as [Buffer];
  expect(String(first)).toMatch(/^HTTP\/1\.1 200 /);
  expect(String(first)).toContain('{"body":{"a":1}}');
  // The connection serves another request after the first one's deadline.
  await new Promise((resolve) => setTimeout(resolve, 200));
  socket.write(head(2) + '{}');
  const [second] = (await once(socket, 'data')) as [Buffer];
  expect(String(second)).toMatch(/^HTTP\/1\.1 200 /);
});

const chunk = (text: string) => `${text.length.toString(16)}\r\n${text}\r\n`;
const unended = 'POST /login HTTP/1.1\r\nHost: suite.test\r\nContent-Type: application/json\r\n';

test.each([
  ['announced length', `${unended}Content-Length: 1000000\r\n\r\n`],
  ['chunks', `${unended}Transfer-Encoding: chunked\r\n\r\n${chunk(`{"a":"${'x'.repeat(70_000)}`)}`],
])('a body above the limit by its %s is answered 413 before it has arrived', async (_by, text) => {
  socket.write(text);
  const answer = await answerOf();
  expect(answer).toMatch(/^HTTP\/1\.1 413 /);
  expect(JSON.parse(answer.split('\r\n\r\n')[1] ?? '')).toMatchObject({ errorType: 'TOO_LARGE' });
});

test.each([
  ['a hundred and one lists in each other', '['.repeat(101) + ']'.repeat(101)],
  ['a list that is never closed', '['.repeat(30_000)],
  ['as many objects in each other', '{"a":'.repeat(101) + '0' + '}'.repeat(101)],
  ['twenty thousand and two values', `[${'0,'.repeat(20_001)}0]`],
])('%s are not parsed', async (_what, payload) => {
  const headers = { 'content-type': 'application/json' };
  const answer = await app.inject({ method: 'POST', url: '/login', headers, payload });
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toMatchObject({ message: expect.stringContaining('too many or too deeply nested') });
});

test('brackets, commas and quotes in texts are no values', async () => {
  const body = { a: `${'[{,'.repeat(5_000)}\\"`, b: ['\\', '"'] };
  const answer = await app.inject({ method: 'POST', url: '/login', payload: body });
  expect(answer.json()).toEqual({ body });
});

test.each([
  [Buffer.from('{"name":"Zo\xeb"}', 'latin1'), 'The request body must be encoded in UTF-8.'],
  [Buffer.from('{"name":'), 'The request body is not valid JSON.'],
])('%p is refused, and the reason is named', async (payload, message) => {
  const headers = { 'content-type': 'application/json' };
  const answer = await app.inject({ method: 'POST', url: '/login', headers, payload });
  expect([answer.statusCode, answer.json()]).toEqual([
    400,
    { success: false, errorType: 'BAD_REQUEST', message },
  ]);
});
