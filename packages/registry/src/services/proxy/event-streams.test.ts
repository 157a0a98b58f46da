import { once } from 'node:events';
import { get, type IncomingMessage, type ServerResponse } from 'node:http';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { sql } from '@suite/database';
import { draftRelease } from '../../testing/release-draft.ts';
import {
  guestOfSpa,
  openServicesTest,
  type ServicesTest,
} from '../../testing/services/open-services-test.ts';
import { signedIn } from '../../testing/start-test-registry.ts';

const colleague = signedIn({ permissions: 'manage_hotel', user_id: 3, tenant_id: 7 });
const events = (_request: IncomingMessage, response: ServerResponse) => {
  response.writeHead(200, { 'content-type': 'text/event-stream' }).write('data: one\n\n');
};
const openStreams = new Set<OpenStream>();
let suite: ServicesTest;

beforeAll(async () => {
  suite = await openServicesTest(events, { maxCallsPerUser: 2 });
});
afterAll(() => suite.stop());
beforeEach(async () => {
  await suite.registry.release(spa('first', ['spa']));
});
afterEach(() => {
  for (const stream of openStreams) stream.leave();
  openStreams.clear();
});

const spa = (marker: string, services: string[]) =>
  draftRelease('mf-spa', { ...(services.length > 0 && { services }), permissions: ['manage_hotel'], marker });

/**
 * Opens an event stream and waits for its first event; undefined where the user has too many. `fetch` would reconnect
 * and keep the server from closing.
 */
async function tryStream(headers = guestOfSpa) {
  const request = get(`${suite.address}/services/spa/events`, { headers, agent: false });
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  if (response.statusCode === 429) return void response.resume();
  const stream = { hasEnded: false, leave: () => response.destroy() };
  response.on('error', () => undefined);
  response.on('close', () => (stream.hasEnded = true));
  await once(response, 'data');
  response.resume();
  openStreams.add(stream);
  return stream;
}

async function openStream(headers = guestOfSpa) {
  const stream = await tryStream(headers);
  if (!stream) throw new Error('The stream was refused.');
  return stream;
}
type OpenStream = Awaited<ReturnType<typeof openStream>>;

const announce = (message: string) =>
  suite.registry.database.query(sql`select pg_notify('registry_changed', ${message})`);

/** Repeats the announcement, as the first one may be made before this process listens. */
async function waitForEnd(stream: OpenStream, repeat: () => Promise<unknown>): Promise<void> {
  for (const startedAt = performance.now(); !stream.hasEnded;) {
    if (performance.now() - startedAt > 10_000) throw new Error('It did not end within 10 s.');
    await repeat();
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

test('a stream ends when the rights or sessions of its user change, and those of other users go on', async () => {
  const [own, other] = [await openStream(), await openStream(colleague)];
  await announce('personal 1');
  await waitForEnd(own, () => announce('1'));
  expect(other.hasEnded).toBe(false);
});

test('a stream ends when its service is mapped elsewhere or no longer', async () => {
  const stream = await openStream();
  // The end of this stream proves that the process listens.
  const probe = await openStream(colleague);
  await waitForEnd(probe, () => announce('3'));
  await announce('service sauna');
  const { origin } = suite.service;
  const [mapped] = await suite.registry.database.query<{ updated_at: Date }>(
    sql`select updated_at from services where alias = 'spa'`,
  );
  expect(stream.hasEnded).toBe(false);
  const elsewhere = origin.replace('127.0.0.1', 'localhost');
  const moved = await suite.map(elsewhere, { updated_at: mapped?.updated_at.toISOString() });
  expect(moved.statusCode).toBe(200);
  await waitForEnd(stream, async () => undefined);
  const { updated_at } = moved.json<{ result: { updated_at: string } }>().result;
  await suite.map(origin, { updated_at });
});

test('a stream ends when no live release lets its user call the service, and goes on through other releases', async () => {
  const stream = await openStream();
  await suite.registry.release(draftRelease('mf-other', { marker: 'a' }));
  await suite.registry.release(spa('second', ['spa']));
  const probe = await openStream(colleague);
  await waitForEnd(probe, () => announce('3'));
  expect(stream.hasEnded).toBe(false);
  await suite.registry.release(spa('third', []));
  await waitForEnd(stream, async () => undefined);
});

test('one user cannot take all places: theirs are fewer, and others are still let in', async () => {
  const [first] = [await openStream(), await openStream()];
  const refused = await suite.call('/events');
  expect([refused.status, ((await refused.json()) as { message: string }).message]).toEqual([
    429,
    'You have too many calls of the service spa open. Close other tabs, or try again soon.',
  ]);
  await openStream(colleague);
  first.leave();
  // The server notices a moment later that the caller left.
  while (!(await tryStream())) await new Promise((resolve) => setTimeout(resolve, 20));
});
