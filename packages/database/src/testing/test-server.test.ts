import { fork, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from '@jest/globals';

const pathOf = (file: string) => fileURLToPath(new URL(file, import.meta.url));
const endTests = [pathOf('../../test-processes/run-typescript.cjs'), pathOf('./end-tests.ts')];
let folder: string;
let env: NodeJS.ProcessEnv;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'suite-test-server-'));
  chmodSync(folder, 0o711);
  env = { PATH: process.env['PATH'], TMPDIR: folder };
});
afterEach(() => rmSync(folder, { recursive: true, force: true, maxRetries: 20 }));

const isRunning = () =>
  readdirSync(folder).some((name) => existsSync(join(folder, name, 'postgres/data/postmaster.pid')));

/** A stopping server no longer accepts this notification. */
const notifyTestsEnded = () => spawnSync(process.execPath, endTests, { env, stdio: 'ignore' });

test('the shared server is stopped also when the test that starts it is killed before it answers', async () => {
  const client = fork(fileURLToPath(new URL('../../test-processes/test-client.mjs', import.meta.url)), {
    env,
    execArgv: [],
  });
  while (!isRunning()) await sleep(1);
  client.kill('SIGKILL');
  await once(client, 'exit');
  while (isRunning()) {
    notifyTestsEnded();
    await sleep(500);
  }
  expect(isRunning()).toBe(false);
});
