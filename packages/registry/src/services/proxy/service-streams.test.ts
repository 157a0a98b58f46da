import type { IncomingMessage, ServerResponse } from 'node:http';
import { once } from 'node:events';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { openServicesTest, type ServicesTest } from '../../testing/services/open-services-test.ts';
import { readAll } from '../../testing/services/start-service.ts';

const plain = (_request: IncomingMessage, response: ServerResponse) => void response.end('fine');
let answer: (request: IncomingMessage, response: ServerResponse) => void = plain;
let suite: ServicesTest;

beforeAll(async () => {
  suite = await openServicesTest((request, response) => answer(request, response), {
    connectTimeoutMs: 500,
    headersTimeoutMs: 700,
    idleTimeoutMs: 700,
    maxConcurrentCalls: 3,
    openMs: 300,
  });
});
afterAll(() => suite.stop());
beforeEach(() => {
  answer = plain;
  suite.service.requests.length = 0;
});
// The breaker of this process counts consecutive failures.
afterEach(async () => {
  answer = plain;
  await waitFor(async () => (await suite.call('/')).status === 200);
});

async function waitFor(isTrue: () => Promise<boolean>): Promise<void> {
  const startedAt = performance.now();
  while (!(await isTrue())) {
    if (performance.now() - startedAt > 10_000) throw new Error('It did not come true within 10 s.');
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

const sentenceOf = async (answered: Response) => [
  answered.status,
  ((await answered.json()) as { message: string; errorType: string }).message,
];

test('each event of a stream arrives before the next one is sent, also to a browser that takes compressed answers', async () => {
  let stream: ServerResponse | undefined;
  answer = (_request, response) => {
    stream = response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.flushHeaders();
  };
  const answered = await suite.call('/events', { headers: { 'accept-encoding': 'gzip, br' } });
  expect(answered.headers.get('content-type')).toBe('text/event-stream');
  expect(answered.headers.get('content-encoding')).toBeNull();
  const reader = answered.body?.getReader();
  for (const event of ['data: one\n\n', 'data: two\n\n']) {
    stream?.write(event);
    expect(Buffer.from((await reader?.read())?.value ?? []).toString()).toBe(event);
  }
  const closed = once(stream as ServerResponse, 'close');
  await reader?.cancel();
  // The service must notice that the reader left; otherwise it would send events to an abandoned connection.
  await closed;
});

test('a download arrives whole, and part of it by its range', async () => {
  const bytes = Buffer.alloc(20_000_000, 'download ');
  answer = ({ headers }, response) => {
    if (headers.range === undefined) response.end(bytes);
    else response.writeHead(206, { 'content-range': 'bytes 0-3/20000000' }).end(bytes.subarray(0, 4));
  };
  const whole = Buffer.from(await (await suite.call('/file')).arrayBuffer());
  expect(whole.equals(bytes)).toBe(true);
  const part = await suite.call('/file', { headers: { range: 'bytes=0-3' } });
  expect([part.status, part.headers.get('content-range'), await part.text()]).toEqual([
    206,
    'bytes 0-3/20000000',
    'down',
  ]);
});

test('an upload is passed on while it is being sent', async () => {
  let received = 0;
  answer = (request, response) => {
    request.on('data', (part: Buffer) => (received += part.byteLength));
    request.on('end', () => response.end(String(received)));
  };
  const body = new ReadableStream({
    async start(controller) {
      controller.enqueue(new Uint8Array(1_000_000));
      await waitFor(async () => received === 1_000_000);
      controller.enqueue(new Uint8Array(500_000));
      controller.close();
    },
  });
  const answered = await suite.call('/', { method: 'POST', body, duplex: 'half' } as RequestInit);
  expect(await answered.text()).toBe('1500000');
});

test('a multipart form arrives as it was sent', async () => {
  let received: Buffer | undefined;
  answer = (request, response) =>
    void readAll(request).then((body) => {
      received = body;
      response.end(request.headers['content-type']);
    });
  const form = new FormData();
  form.append('photo', new Blob(['bytes of a photo']), 'photo.jpg');
  const type = await (await suite.call('/', { method: 'POST', body: form })).text();
  expect(type).toMatch(/^multipart\/form-data; boundary=/);
  expect(String(received)).toContain('bytes of a photo');
});

test('the service is not waited for beyond its time, and the caller gets one sentence', async () => {
  answer = () => undefined;
  expect(await sentenceOf(await suite.call('/'))).toEqual([
    504,
    'The service spa did not answer in time. Please try again soon.',
  ]);
});

test('an answer that stops arriving ends as a broken one', async () => {
  answer = (_request, response) => void response.writeHead(200, { 'content-length': 10 }).write('half');
  const answered = await suite.call('/');
  expect(answered.status).toBe(200);
  await expect(answered.text()).rejects.toThrow();
});

test('an answer that breaks off before its head is a bad gateway', async () => {
  answer = (request) => void request.socket.destroy();
  expect(await sentenceOf(await suite.call('/'))).toEqual([
    502,
    'The service spa broke off. Please try again soon.',
  ]);
});

test('errors of the service itself pass as they are', async () => {
  answer = (_request, response) =>
    void response.writeHead(422, { 'content-type': 'application/json' }).end('{"message":"Full"}');
  expect(await sentenceOf(await suite.call('/'))).toEqual([422, 'Full']);
  answer = (_request, response) => void response.writeHead(500).end('bug');
  const answered = await suite.call('/');
  expect([answered.status, await answered.text()]).toEqual([500, 'bug']);
});

test('after failures in a row calls are refused at once, until one that tries gets an answer', async () => {
  answer = (_request, response) => void response.writeHead(503).end();
  for (let count = 0; count < 5; count += 1) expect((await suite.call('/')).status).toBe(503);
  const calls = suite.service.requests.length;
  expect(await sentenceOf(await suite.call('/'))).toEqual([
    503,
    'The service spa did not answer lately. Please try again soon.',
  ]);
  expect(suite.service.requests).toHaveLength(calls);
  answer = (_request, response) => void response.end('back');
  await waitFor(async () => (await suite.call('/')).status === 200);
  expect((await suite.call('/')).status).toBe(200);
});

test('a caller who leaves is no failure of the service, and the service sees that the call ended', async () => {
  for (let count = 0; count < 6; count += 1) {
    let ended: Promise<unknown> | undefined;
    answer = (request) => void (ended = once(request.socket, 'close'));
    const leave = new AbortController();
    const called = suite.call('/', { signal: leave.signal });
    await waitFor(async () => suite.service.requests.length === count + 1);
    leave.abort();
    await expect(called).rejects.toThrow();
    await ended;
  }
  answer = plain;
  expect((await suite.call('/')).status).toBe(200);
});

test('a body that breaks off is no failure of the service', async () => {
  answer = (request, response) =>
    void readAll(request).then(
      () => response.end(),
      () => undefined,
    );
  for (let count = 0; count < 6; count += 1) {
    const calls = suite.service.requests.length;
    const leave = new AbortController();
    const body = new ReadableStream({ start: (controller) => controller.enqueue(new Uint8Array(1000)) });
    const init = { method: 'POST', body, duplex: 'half', signal: leave.signal } as RequestInit;
    const called = suite.call('/', init);
    await waitFor(async () => suite.service.requests.length === calls + 1);
    leave.abort();
    await expect(called).rejects.toThrow();
  }
  answer = plain;
  expect((await suite.call('/')).status).toBe(200);
});

test('more calls at one time than are allowed are refused, and let through once others ended', async () => {
  const held: ServerResponse[] = [];
  answer = (_request, response) => {
    held.push(response.writeHead(200));
    response.flushHeaders();
  };
  const open = await Promise.all(['/1', '/2', '/3'].map((path) => suite.call(path)));
  expect(await sentenceOf(await suite.call('/4'))).toEqual([
    503,
    'Too many calls of the service spa are open. Please try again soon.',
  ]);
  for (const response of held) response.end();
  await Promise.all(open.map((one) => one.text()));
  answer = (_request, response) => void response.end();
  expect((await suite.call('/4')).status).toBe(200);
});

test('a service that is not there cannot be reached', async () => {
  const { result } = (
    await suite.registry.app.inject({
      method: 'PUT',
      url: '/platform/services/spa',
      headers: { authorization: `Bearer ${suite.registry.token}` },
      payload: { origin: 'http://127.0.0.1:1', updated_at: await currentState() },
    })
  ).json<{ result: { updated_at: string } }>();
  expect(await sentenceOf(await suite.call('/'))).toEqual([
    502,
    'The service spa cannot be reached. Please try again soon.',
  ]);
  const back = await suite.map(suite.service.origin, { updated_at: result.updated_at });
  expect(back.statusCode).toBe(200);
});

/** Reads `updated_at` from the refusal of a change. */
async function currentState(): Promise<string> {
  const refused = await suite.map('http://127.0.0.1:2');
  return /updated_at, (\S+)\.$/.exec(refused.json<{ message: string }>().message)?.[1] ?? '';
}
