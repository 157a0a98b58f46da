import { once } from 'node:events';
import { connect, type AddressInfo, type Socket } from 'node:net';
import fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { errorAnswers } from '../errors/error-answers.ts';
import { jsonBodies } from './json-bodies.ts';

let app: FastifyInstance;
let socket: Socket;
beforeEach(async () => {
  app = fastify();
  await app.register(jsonBodies, { patienceMs: 150 });
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
  // Past the deadline of the first, the connection serves another.
  await new Promise((resolve) => setTimeout(resolve, 200));
  socket.write(head(2) + '{}');
  const [second] = (await once(socket, 'data')) as [Buffer];
  expect(String(second)).toMatch(/^HTTP\/1\.1 200 /);
});
