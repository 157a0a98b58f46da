import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { sql } from '@suite/database';
import { openStream, type OpenStream } from '../testing/open-stream.ts';
import { draftRelease } from '../testing/release-draft.ts';
import { signedIn, startTestRegistry, type TestRegistry } from '../testing/start-test-registry.ts';
import { changeStreamSettings } from './change-streams.ts';

let registry: TestRegistry;
let other: TestRegistry['app'];
let url: string;
let otherUrl: string;
const opened: OpenStream[] = [];

beforeAll(async () => {
  registry = await startTestRegistry();
  other = await registry.start({
    changeStreams: { ...changeStreamSettings, heartbeatMs: 20, maxStreamsPerNetwork: 2 },
  });
  url = await registry.app.listen({ port: 0, host: '127.0.0.1' });
  otherUrl = await other.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  await other.close();
  await registry.stop();
});
afterEach(async () => {
  for (const stream of opened.splice(0)) stream.close();
  // A server notices the end of a stream a moment later.
  while ((await openAt(otherUrl)).status === 429) await new Promise((resolve) => setTimeout(resolve, 5));
  for (const stream of opened.splice(0)) stream.close();
});

async function openAt(server: string, headers?: Record<string, string>): Promise<OpenStream> {
  const stream = await openStream(server, headers);
  opened.push(stream);
  return stream;
}

/** Opens a stream and waits for its first change, so that its server listens. */
async function openListening(server: string, headers?: Record<string, string>): Promise<OpenStream> {
  const stream = await openAt(server, headers);
  await registry.database.query(sql`select announce_registry_change()`);
  await stream.changes(1);
  return stream;
}
const changesOf = (stream: OpenStream) => stream.events().filter((name) => name === 'changed').length;

test('a stream is open at once, and no proxy buffers its events', async () => {
  const stream = await openAt(url);
  expect(stream.status).toBe(200);
  expect(stream.headers).toMatchObject({
    'content-type': 'text/event-stream',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
  });
  expect(stream.headers).not.toHaveProperty('content-encoding');
  while (stream.text() === '') await new Promise((resolve) => setTimeout(resolve, 5));
  expect(stream.text()).toMatch(/^retry: \d{4,5}\nevent: alive\ndata:\n\n/);
});

async function notified(streams: OpenStream[], work: () => Promise<unknown>): Promise<void> {
  const before = streams.map(changesOf);
  await work();
  await Promise.all(streams.map((stream, place) => stream.changes((before[place] ?? 0) + 1)));
}

test('every promotion and override is announced at every server, without its content', async () => {
  const streams = [await openListening(url), await openListening(otherUrl)];
  const draft = (marker: string) => draftRelease('mf-moved', { marker, access: 'public' });
  await notified(streams, () => registry.release(draft('a')));
  await notified(streams, () => registry.release(draft('b')));
  await notified(streams, () => registry.command('remotes/mf-moved/rollback'));
  await notified(streams, async () => {
    const granted = await registry.command('overrides', {
      remote: 'mf-moved',
      url: 'http://localhost:4000/',
    });
    expect(granted.statusCode).toBe(201);
  });
  await notified(streams, async () => {
    const headers = { authorization: `Bearer ${registry.token}` };
    const revoked = await registry.app.inject({ method: 'DELETE', url: '/platform/overrides/1', headers });
    expect(revoked.statusCode).toBe(200);
  });
  for (const stream of streams) expect(stream.text()).not.toMatch(/mf-moved|1\.0\.0/);
});

test('a change for one person reaches the tabs of that person', async () => {
  const ana = await openListening(url, signedIn({ user_id: 1 }));
  const ben = await openListening(url, signedIn({ user_id: 2 }));
  for (let times = 0; times < 10; times += 1)
    await notified([ana], () => registry.database.query(sql`select announce_registry_change(1)`));
  await notified([ben], () => registry.database.query(sql`select announce_registry_change(2)`));
  // Opening the streams notified all of them, three times at most.
  expect(changesOf(ana)).toBeGreaterThanOrEqual(10);
  expect(changesOf(ben)).toBeLessThanOrEqual(4);
});

test('what is personal reaches the tabs of that person, and is no change of the document', async () => {
  const ana = await openListening(url, signedIn({ user_id: 1 }));
  const ben = await openListening(url, signedIn({ user_id: 2 }));
  const personal = (stream: OpenStream) => stream.events().filter((name) => name === 'personal').length;
  const [ofAna, ofBen, documents] = [personal(ana), personal(ben), changesOf(ana)];
  await registry.database.query(sql`select announce_personal_change(1)`);
  while (personal(ana) === ofAna) await new Promise((resolve) => setTimeout(resolve, 5));
  expect([personal(ana), changesOf(ana)]).toEqual([ofAna + 1, documents]);
  // Messages arrive in the order of sending, so one for Ben would have arrived by now.
  await notified([ben], () => registry.database.query(sql`select announce_registry_change(2)`));
  expect(personal(ben)).toBe(ofBen);
});

test('a lost listening connection is opened again, and tabs are notified', async () => {
  const stream = await openListening(url);
  await notified([stream], () =>
    registry.database.query(sql`
      select pg_terminate_backend(pid) from pg_stat_activity
      where query ilike 'listen %' and datname = current_database()`),
  );
});

test('the streams of one address are limited, and a closed one makes room', async () => {
  const [first] = [await openAt(otherUrl), await openAt(otherUrl)];
  const refused = await openAt(otherUrl);
  expect([refused.status, refused.headers['cache-control']]).toEqual([429, 'no-store']);
  first.close();
  while ((await openAt(otherUrl)).status === 429) await new Promise((resolve) => setTimeout(resolve, 5));
});

test('a stream gets heartbeats', async () => {
  const stream = await openAt(otherUrl);
  const heartbeats = () => stream.events().filter((name) => name === 'alive').length;
  while (heartbeats() < 4) await new Promise((resolve) => setTimeout(resolve, 5));
});

test('HEAD opens no stream', async () => {
  expect((await registry.app.inject({ method: 'HEAD', url: '/platform/remotes/changes' })).statusCode).toBe(
    404,
  );
});

test('a server that stops ends its streams and does not wait for them', async () => {
  const stopping = await registry.start();
  const stream = await openListening(await stopping.listen({ port: 0, host: '127.0.0.1' }));
  await stopping.close();
  while (!stream.isEnded()) await new Promise((resolve) => setTimeout(resolve, 5));
});
