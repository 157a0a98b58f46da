import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { appendFile, mkdtemp, readFile, rm, stat, symlink, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, expect, jest, test } from '@jest/globals';
import { launchOwner, startOwner } from '../../test-processes/start-owner.ts';
import { openDatabase, sql, startEmbeddedPostgres } from '../index.ts';
import { openCluster } from './cluster.ts';
import { startCluster } from './start-cluster.ts';

let dataDir: string;
/** Creating a data folder takes longer than most of the tests. */
let used: string;

beforeAll(async () => {
  used = await mkdtemp(join(tmpdir(), 'suite-embedded-used-'));
  await (await startEmbeddedPostgres(used)).stop();
});
afterAll(() => rm(used, { recursive: true }));
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'suite-embedded-'));
});
afterEach(() => {
  jest.restoreAllMocks();
  return rm(dataDir, { recursive: true, force: true });
});

async function run<Row>(url: string, statement: ReturnType<typeof sql>): Promise<Row[]> {
  const database = await openDatabase(url, { max: 1 });
  try {
    return await database.query<Row>(statement);
  } finally {
    await database.close();
  }
}

/** `cp -a` preserves the owner, which the server requires. */
const copyUsedFolder = () => execFileSync('cp', ['-a', `${used}/.`, dataDir]);

const logFile = () => join(dataDir, 'postgres/server.log');
const postmasterFile = () => join(dataDir, 'postgres/data/postmaster.pid');
const postmasterPid = async () => Number((await readFile(postmasterFile(), 'utf8')).split('\n')[0]);

async function isUp(url: string): Promise<boolean> {
  return run(url, sql`select 1`).then(
    () => true,
    () => false,
  );
}

/** The server refuses clients before it writes its last files; it removes this file last. */
async function waitUntilDown(): Promise<void> {
  while (existsSync(postmasterFile())) await sleep(50);
}

test('serves with durable settings, on loopback only, to who has the password', async () => {
  const server = await startEmbeddedPostgres(dataDir);
  const settings = await run(
    server.url,
    sql`select current_setting('fsync') fsync, current_setting('listen_addresses') addresses,
      current_setting('server_encoding') encoding, lower('ÀÉ') as lower`,
  );
  expect(settings).toEqual([{ fsync: 'on', addresses: '127.0.0.1', encoding: 'UTF8', lower: 'àé' }]);
  const withoutPassword = new URL(server.url);
  withoutPassword.password = 'wrong';
  await expect(openDatabase(withoutPassword.href)).rejects.toThrow(/password authentication failed/);
  expect((await stat(join(dataDir, 'postgres/password'))).mode & 0o777).toBe(0o600);
  await server.stop();
  expect(await isUp(server.url)).toBe(false);
});

test('keeps data and address over a restart', async () => {
  copyUsedFolder();
  const first = await startEmbeddedPostgres(dataDir);
  await run(first.url, sql`create table kept (n integer)`);
  await first.stop();
  const second = await startEmbeddedPostgres(dataDir);
  expect(second.url).toBe(first.url);
  expect(await run(second.url, sql`select count(*) from kept`)).toEqual([{ count: 0 }]);
  await second.stop();
});

test('stops by itself when its owner is killed, and starts again', async () => {
  copyUsedFolder();
  const owner = await startOwner(dataDir);
  await run(owner.url, sql`create table kept (n integer)`);
  await owner.kill();
  await waitUntilDown();
  const next = await startOwner(dataDir);
  expect(await run(next.url, sql`select count(*) from kept`)).toEqual([{ count: 0 }]);
  await next.stop();
  expect(await isUp(next.url)).toBe(false);
});

test('takes over a server whose owner and watchdog were both killed', async () => {
  copyUsedFolder();
  const owner = await startOwner(dataDir);
  const left = await postmasterPid();
  const watchdog = execFileSync('pgrep', ['-f', `watchdog.mjs ${join(dataDir, 'postgres')}`], {
    encoding: 'utf8',
  });
  process.kill(Number(watchdog), 'SIGKILL');
  await owner.kill();
  const next = await startEmbeddedPostgres(dataDir);
  expect(await postmasterPid()).toBe(left);
  await next.stop();
  expect(await isUp(next.url)).toBe(false);
});

test('stops by itself when its owner is killed before it answers', async () => {
  copyUsedFolder();
  const owner = launchOwner(dataDir);
  while (!((await postmasterPid().catch(() => 0)) > 0)) await sleep(1);
  await owner.kill();
  await waitUntilDown();
});

test('recovers when everything was killed at once', async () => {
  copyUsedFolder();
  const owner = await startOwner(dataDir);
  await run(owner.url, sql`create table kept (n integer)`);
  process.kill(await postmasterPid(), 'SIGKILL');
  await owner.kill();
  const next = await startEmbeddedPostgres(dataDir);
  // The owner may have restarted the server before it was killed; its watchdog then stops the server again.
  const count = async (): Promise<unknown> => run(next.url, sql`select count(*) from kept`).catch(count);
  expect(await count()).toEqual([{ count: 0 }]);
  await next.stop();
});

test.each<[string, (file: string) => Promise<unknown>]>([
  ['is starting at this moment', async (file) => void sleep(1000).then(() => rm(file))],
  ['was killed while it started', async (file) => utimes(file, 0, 0)],
])('starts although another one %s and left an empty note', async (_, settle) => {
  copyUsedFolder();
  await writeFile(postmasterFile(), '');
  await settle(postmasterFile());
  const next = await startEmbeddedPostgres(dataDir);
  expect(await isUp(next.url)).toBe(true);
  await next.stop();
});

test('starts although it was stopped while it started, as a watchdog of an owner that died does', async () => {
  copyUsedFolder();
  const starting = startEmbeddedPostgres(dataDir);
  while (!((await postmasterPid().catch(() => 0)) > 0)) await sleep(1);
  process.kill(await postmasterPid(), 'SIGINT');
  const server = await starting;
  expect(await isUp(server.url)).toBe(true);
  await server.stop();
});

test('is back at its address after its process was killed, as often as that happens', async () => {
  copyUsedFolder();
  const server = await startEmbeddedPostgres(dataDir);
  const told: string[] = [];
  server.supervise({ onDown: (reason) => told.push(reason?.message ?? 'down'), onUp: () => told.push('up') });
  await run(server.url, sql`create table kept (n integer)`);
  for (const times of [1, 2]) {
    const killed = await postmasterPid();
    process.kill(killed, 'SIGKILL');
    while (told.length < 2 * times) await sleep(10);
    expect(await run(server.url, sql`select count(*) from kept`)).toEqual([{ count: 0 }]);
    expect(await postmasterPid()).not.toBe(killed);
  }
  expect(told).toEqual(['down', 'up', 'down', 'up']);
  await server.stop();
  expect(await isUp(server.url)).toBe(false);
});

test.each([
  ['was started again', true],
  ['is being started again', false],
])('a server that %s still stops when its owner is killed', async (_, isWaitedFor) => {
  copyUsedFolder();
  const owner = await startOwner(dataDir);
  const first = await postmasterPid();
  process.kill(first, 'SIGKILL');
  while ((await postmasterPid().catch(() => first)) === first) await sleep(5);
  while (isWaitedFor && !(await isUp(owner.url))) await sleep(20);
  await owner.kill();
  await waitUntilDown();
});

test('two owners share one server and the last one out stops it', async () => {
  const [first, second] = await Promise.all([startOwner(dataDir), startOwner(dataDir)]);
  expect(first.url).toBe(second.url);
  await first.stop();
  expect(await isUp(second.url)).toBe(true);
  await second.kill();
  await waitUntilDown();
});

test('leaves the log as it is: another start may be about to read there why it failed', async () => {
  copyUsedFolder();
  const earlier = await readFile(logFile(), 'utf8');
  await (await startEmbeddedPostgres(dataDir)).stop();
  expect((await readFile(logFile(), 'utf8')).slice(0, earlier.length)).toBe(earlier);
});

test('begins the log anew when it is large', async () => {
  copyUsedFolder();
  await appendFile(logFile(), 'x'.repeat(1_000_000));
  await (await startEmbeddedPostgres(dataDir)).stop();
  expect((await stat(logFile())).size).toBeLessThan(100_000);
});

test('is created although the unfinished folder of another process goes away at that moment', async () => {
  // A dangling link is listed, but `stat` fails.
  await symlink(join(dataDir, 'gone'), join(dataDir, 'postgres-new-gone'));
  await (await startEmbeddedPostgres(dataDir)).stop();
});

test('serves also when the disk was so slow that the start took minutes', async () => {
  copyUsedFolder();
  const cluster = await openCluster(dataDir, false);
  const beforeStart = () => {
    const later = Date.now() + 120_000;
    jest.spyOn(Date, 'now').mockImplementation(() => later);
  };
  const { url } = await startCluster(cluster, { beforeStart });
  jest.restoreAllMocks();
  expect(await isUp(url)).toBe(true);
  await (await startEmbeddedPostgres(dataDir)).stop();
});
