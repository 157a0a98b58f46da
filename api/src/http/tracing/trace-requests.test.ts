import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { sql } from '@suite/database';
import { createTestApp } from '../../testing/create-test-app.ts';
import { insertUser } from '../../testing/contexts/insert-user.ts';
import { openVerificationTest } from '../../testing/contexts/open-verification-test.ts';
import type { VerificationTest } from '../../testing/contexts/open-verification-test.ts';

const trace_id = '4bf92f3577b34da6a3ce929d0e0e4736';
const traceparent = `00-${trace_id}-00f067aa0ba902b7-01`;
const ofTrace = new RegExp(`^00-${trace_id}-[\\da-f]{16}-01$`);

let server: VerificationTest;
let address: string;
beforeAll(async () => {
  server = await openVerificationTest();
  const { app } = server;
  app.post('/traced', async ({ log }) => {
    await server.database.query(sql`select 1`);
    log.warn('line of the request');
    app.log.warn('line of the server');
    throw new Error('unforeseen');
  });
  address = await app.listen({ port: 0 });
});
afterAll(() => server.close());
beforeEach(() => void server.logLines.splice(0));

const linesWith = (text: string) =>
  server.logLines
    .filter((line) => line.includes(text))
    .map((line) => ({ line, ...(JSON.parse(line) as { trace_id?: string }) }));
const post = (path: string, body: object, headers: Record<string, string> = {}) =>
  fetch(`${address}${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      origin: new URL(server.config.publicUrl).origin,
      ...headers,
    },
    body: JSON.stringify(body),
  });

test('every line that a request logs names its trace once', async () => {
  expect((await post('/traced', {}, { traceparent })).status).toBe(500);
  for (const text of ['line of the request', 'line of the server', 'The request failed']) {
    const [found] = linesWith(text);
    expect(found?.trace_id).toBe(trace_id);
    expect(found?.line.match(/"trace_id"/g)).toHaveLength(1);
  }
  server.app.log.warn('line of no request');
  expect(linesWith('line of no request')[0]).not.toHaveProperty('trace_id');
});

test('a request whose body arrives in pieces stays in its trace', async () => {
  const { hostname, port } = new URL(address);
  const headers = { 'content-type': 'application/json', origin: new URL(server.config.publicUrl).origin };
  const call = request({
    hostname,
    port,
    path: '/traced',
    method: 'POST',
    headers: { ...headers, traceparent },
  });
  call.write('{"a":');
  await new Promise((resolve) => setTimeout(resolve, 50));
  const before = linesWith('line of the server').length;
  call.end('1}');
  await once(call, 'response');
  expect(linesWith('line of the server').slice(before)).toMatchObject([{ trace_id }]);
});

test('requests over one connection have traces of their own when none was sent', async () => {
  const before = linesWith('line of the server').length;
  await post('/traced', {}, { traceparent: `${traceparent}-and-more` });
  await post('/traced', {});
  const traces = linesWith('line of the server')
    .slice(before)
    .map((line) => line.trace_id);
  expect(traces).toEqual([expect.stringMatching(/^[\da-f]{32}$/), expect.stringMatching(/^[\da-f]{32}$/)]);
  expect(new Set([...traces, trace_id]).size).toBe(3);
});

test('a mail that is written after the request belongs to its trace', async () => {
  await insertUser(server.database, {
    usr_email: 'ana@miramar.test',
    hotel_id: server.seaview,
    permissions: [],
  });
  const answer = await post(
    '/api/auth/forgot-password',
    { usr_email: 'ana@miramar.test' },
    { traceparent, tracestate: 'congo=t61rcWkgMzE' },
  );
  expect(answer.status).toBe(200);
  const until = Date.now() + 20_000;
  let mails: { traceparent: string; tracestate: string }[] = [];
  while (mails.length === 0 && Date.now() < until) {
    await new Promise((resolve) => setTimeout(resolve, 50));
    mails = await server.database.query(
      sql`select traceparent, tracestate from emails where recipient = 'ana@miramar.test'`,
    );
  }
  expect(mails).toEqual([{ traceparent: expect.stringMatching(ofTrace), tracestate: 'congo=t61rcWkgMzE' }]);
}, 30_000);

test('a check that fails says of which request it was', async () => {
  const { token } = await server.ready();
  let open = () => undefined as void;
  server.engine.gate = new Promise((resolve) => (open = resolve));
  server.engine.answer = new Error('The engine broke');
  const answer = server.send(token);
  while (server.engine.asked.length === 0) await new Promise((resolve) => setTimeout(resolve, 10));
  const [job] = await server.database.query<{ traceparent: string }>(
    sql`select traceparent from verification_jobs`,
  );
  open();
  await answer;
  const traces = linesWith('Photos could not be checked').map((line) => line.trace_id);
  expect(traces).toEqual([job?.traceparent.split('-')[1]]);
});

test('calls of a bucket carry the trace that they are made in', async () => {
  const seen: (string | undefined)[] = [];
  const bucket = createServer(({ headers }, response) => {
    seen.push(headers.traceparent as string | undefined);
    response.end('<ListBucketResult><IsTruncated>false</IsTruncated></ListBucketResult>');
  });
  await once(bucket.listen(0, '127.0.0.1'), 'listening');
  const { port } = bucket.address() as AddressInfo;
  Object.assign(process.env, { AWS_ACCESS_KEY_ID: 'key', AWS_SECRET_ACCESS_KEY: 'secret' });
  const other = await createTestApp({
    RELEASES_S3_BUCKET: 'releases',
    RELEASES_S3_ENDPOINT: `http://127.0.0.1:${port}`,
  });
  expect(seen.splice(0)).toEqual([undefined]);
  await other.app.inject({ url: '/api/ready', headers: { traceparent } });
  expect(seen).toEqual([expect.stringMatching(ofTrace)]);
  await other.close();
  bucket.close();
});
