import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { createTestDatabase, type TestDatabase } from '@suite/database/test-database';
import { createReleaseToken } from '@suite/registry';
import { startS3 } from '@suite/registry/test-s3';
import { pipelineOf } from '../testing/release-over-http.ts';
import { runCommandProcess, startServerProcess } from '../testing/processes/start-process.ts';
import type { ServerProcess } from '../testing/processes/start-process.ts';

const testTimeoutMs = 120_000;
const remote = 'mf-in-bucket';
const SECRET_KEY = randomBytes(32).toString('base64');

let home: string;
let s3: Awaited<ReturnType<typeof startS3>>;
let server: TestDatabase;
let one: ServerProcess;
let two: ServerProcess;
let team: ReturnType<typeof pipelineOf>;
/** Each machine has a separate disk. */
const machine = (name: string) => ({
  DATA_DIR: join(home, name),
  SHELL_DIR: join(home, name),
  DATABASE_URL: server.url,
  SECRET_KEY,
  NODE_V8_COVERAGE: join(home, `loaded-by-${name}`),
});
const bucket = () => ({
  RELEASES_S3_BUCKET: s3.bucket,
  RELEASES_S3_ENDPOINT: s3.endpoint,
  AWS_ACCESS_KEY_ID: 'S3RVER',
  AWS_SECRET_ACCESS_KEY: 'S3RVER',
});

beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'suite-bucket-'));
  s3 = await startS3();
  server = await createTestDatabase({ migrations: [] });
  [one, two] = (await Promise.all(
    ['one', 'two'].map((name) => startServerProcess({ ...machine(name), ...bucket() })),
  )) as [ServerProcess, ServerProcess];
  team = pipelineOf(remote, await createReleaseToken(server.database, { remote: '*' }));
}, testTimeoutMs);
afterAll(async () => {
  await Promise.all([one.stop(), two.stop()]);
  await server.drop();
  await s3.stop();
  await rm(home, { recursive: true, force: true });
}, testTimeoutMs);
afterEach(() => s3.line.become('works'));

const ready = async ({ url }: ServerProcess) => {
  const answer = await fetch(`${url}/api/ready`);
  return [answer.status, ((await answer.json()) as { message: string }).message];
};

/** A log line may arrive after the answer. */
async function logged(line: RegExp): Promise<void> {
  while (!line.test(one.log())) await sleep(20);
}

test('machines that share a bucket serve each other’s releases', async () => {
  const draft = team.draft('shared');
  const release = await team.publish(one.url, draft);
  await team.promote(two.url, release);
  expect([await team.live(one.url), await team.live(two.url)]).toEqual([release, release]);
  const file = await fetch(`${two.url}/releases/${remote}/${release}/main.css`);
  expect(await file.text()).toBe(draft.files['main.css']);
  for (const name of ['one', 'two'])
    expect(await readdir(join(home, name, 'releases'))).toEqual(['.incoming']);
});

test('a bucket that is dead makes a server unready, not dead, and the log says why', async () => {
  expect(await ready(one)).toEqual([200, 'Ready']);
  s3.line.become('dead');
  expect(await ready(one)).toEqual([503, 'The storage does not answer.']);
  expect((await fetch(`${one.url}/api/health`)).status).toBe(200);
  await logged(/"level":40[^\n]*"msg":"The storage does not answer"/);
  const file = await fetch(`${one.url}/releases/${remote}/1.0.0-000000000000/main.css`);
  expect([file.status, file.headers.get('cache-control')]).toEqual([503, 'no-store']);
  await logged(/"level":50[^\n]*(ECONNREFUSED|ECONNRESET|socket hang up)/);
  s3.line.become('works');
  expect(await ready(one)).toEqual([200, 'Ready']);
});

test('settings that cannot be right end a start with one sentence', async () => {
  const start = (more: Record<string, string>) =>
    runCommandProcess('collect-garbage', ['--dry-run'], { ...machine('three'), ...bucket(), ...more });
  expect(await start({ RELEASES_S3_BUCKET: 'no-such-bucket' })).toEqual({
    code: 1,
    output: expect.stringContaining(
      `There is no bucket no-such-bucket at ${s3.endpoint}: create it, or check RELEASES_S3_BUCKET.`,
    ),
  });
});

test(
  'a server that keeps releases on disk does not load the SDK of the bucket',
  async () => {
    await (await startServerProcess(machine('disk'))).stop();
    await (await startServerProcess({ ...machine('far'), ...bucket() })).stop();
    expect(await hasLoaded('disk', '/registry/src/registry.ts')).toBe(true);
    expect(await hasLoaded('disk', '/@aws-sdk/')).toBe(false);
    expect(await hasLoaded('far', '/@aws-sdk/')).toBe(true);
  },
  testTimeoutMs,
);

/** Reads the loaded files of ended processes. */
async function hasLoaded(name: string, path: string): Promise<boolean> {
  const folder = join(home, `loaded-by-${name}`);
  const reports = await Promise.all(
    (await readdir(folder)).map((file) => readFile(join(folder, file), 'utf8')),
  );
  if (reports.length === 0) throw new Error(`The process of ${name} left no report.`);
  return reports.some((report) => report.includes(path));
}
