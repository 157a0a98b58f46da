import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { uploadDevBuild } from './upload-dev-build.mjs';

interface Asked {
  call: string;
  headers: IncomingMessage['headers'];
  body: unknown;
}

const release = { name: 'mf-bookings', entry: 'remoteEntry.0a0a0a.js' };
let asked: Asked[];
let answer: { status: number; body: unknown };
let server: Server;
let url: string;

async function take(request: IncomingMessage): Promise<void> {
  const body = request.method === 'POST' ? await json(request) : undefined;
  asked.push({ call: `${request.method} ${request.url}`, headers: request.headers, body });
}

beforeEach(async () => {
  asked = [];
  answer = { status: 201, body: { success: true, result: { id: 7, grant: 'override_x.y' } } };
  server = createServer((request, response) => {
    if (request.url === '/release.json') response.end(JSON.stringify(release));
    else void take(request).then(() => response.writeHead(answer.status).end(JSON.stringify(answer.body)));
  });
  await once(server.listen(0, 'localhost'), 'listening');
  url = `http://localhost:${(server.address() as AddressInfo).port}`;
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

const upload = (rights: { token?: string; grant?: string } = {}) =>
  uploadDevBuild({ suite: url, base: `${url}/`, token: undefined, grant: undefined, ...rights });

test('in development the address is enough, and is taken back', async () => {
  const override = await upload();
  expect(override.text).toBe(`mf-bookings@${url}/`);
  await override.takeBack();
  expect(asked.map(({ call }) => call)).toEqual(['POST /platform/overrides', 'DELETE /platform/overrides/7']);
  expect(asked[0]?.body).toEqual({ remote: 'mf-bookings', url: `${url}/`, release });
});

test('a token gets a grant, and takes it back', async () => {
  const override = await upload({ token: 'secret' });
  expect(override.text).toBe('override_x.y');
  await override.takeBack();
  expect(asked.map(({ headers }) => headers.authorization)).toEqual(['Bearer secret', 'Bearer secret']);
});

test('a given grant is used, and not revoked at the end', async () => {
  const override = await upload({ grant: 'override_a.b' });
  expect(override.text).toBe('override_a.b');
  await override.takeBack();
  expect(asked.map(({ call }) => call)).toEqual(['POST /platform/overrides/release']);
  expect(asked[0]?.headers['x-suite-override']).toBe('override_a.b');
});

test.each([
  [401, { success: false, message: 'Send a token.' }, /asks for a grant\. Give one with --grant/],
  [400, { success: false, message: 'The path is taken.' }, /^The path is taken\.$/],
  [404, 'no such page', /does not look like a suite/],
])('answered with %i, it says what to do', async (status, body, sentence) => {
  answer = { status, body };
  await expect(upload()).rejects.toThrow(sentence);
});

test.each([
  [401, 'This release token is unknown or was revoked. Ask for a new one.'],
  [403, 'This token is for mf-hotels; it cannot release mf-bookings.'],
])('a token that the suite refuses with %i is refused in its words', async (status, message) => {
  answer = { status, body: { success: false, message } };
  await expect(upload({ token: 'secret' })).rejects.toThrow(message);
});

test('where no suite answers, it says so', async () => {
  const suite = url.replace(/\d+$/, '1');
  await expect(
    uploadDevBuild({ suite, base: `${url}/`, token: undefined, grant: undefined }),
  ).rejects.toThrow(`No suite answers at ${suite}. Does it run there?`);
});
