import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { makeTemporaryFolder } from './temporary-folder.mjs';

const onLinux = process.platform === 'linux' ? test : test.skip;
let home: string;
let memory: string;
let mounts: string;

beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'suite-memory-'));
  memory = join(home, 'shm');
  mounts = join(home, 'mounts');
  mkdirSync(memory);
  writeFileSync(mounts, `proc /proc proc rw 0 0\ntmpfs ${memory} tmpfs rw,nosuid,nodev 0 0\n`);
});
afterEach(() => rmSync(home, { recursive: true }));

const make = () => makeTemporaryFolder({ memory, mounts, minFree: 0, minAvailable: 0 });

async function endedProcess(): Promise<number> {
  const child = spawn(process.execPath, ['-e', '']);
  await once(child, 'exit');
  return child.pid ?? 0;
}

onLinux('temporary files of a run lie in memory until it ends', () => {
  const { env, remove } = make();
  expect(env['TMPDIR']).toMatch(`${memory}/suite-tests-${process.pid}-`);
  expect(statSync(env['TMPDIR'] ?? '').mode & 0o777).toBe(0o711);
  remove();
  expect(readdirSync(memory)).toEqual([]);
  // The process's exit handler calls it a second time.
  remove();
});

onLinux.each([
  ['is no memory', 'ext4 rw'],
  ['runs no programs', 'tmpfs rw,noexec'],
  ['cannot be written', 'tmpfs ro'],
])('the common temporary folder stays where the other one %s', (_, mount) => {
  writeFileSync(mounts, `device ${memory} ${mount} 0 0\n`);
  expect(make().env).toEqual({});
});

onLinux('the common temporary folder stays where there is too little memory', () => {
  const common = { memory, mounts, minFree: 0, minAvailable: 0 };
  expect(makeTemporaryFolder({ ...common, minFree: Infinity }).env).toEqual({});
  expect(makeTemporaryFolder({ ...common, minAvailable: Infinity }).env).toEqual({});
  expect(makeTemporaryFolder({ ...common, mounts: join(home, 'none') }).env).toEqual({});
});

onLinux('what a killed run left is removed, and nothing of a run beside it', async () => {
  const left = join(memory, `suite-tests-${await endedProcess()}-abc`);
  const beside = join(memory, `suite-tests-${process.ppid}-abc`);
  const other = join(memory, 'of-another-program');
  for (const folder of [left, beside, other]) mkdirSync(folder);
  const { remove } = make();
  expect([left, beside, other].map((folder) => existsSync(folder))).toEqual([false, true, true]);
  remove();
});

onLinux('the database server of the run ends with it', async () => {
  const { env, remove } = make();
  const server = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
  const data = join(env['TMPDIR'] ?? '', 'management-suite-tests-0/postgres/data');
  mkdirSync(data, { recursive: true });
  writeFileSync(join(data, 'postmaster.pid'), `${server.pid}\n${data}\n`);
  const ended = once(server, 'exit');
  remove();
  expect((await ended)[1]).toBe('SIGQUIT');
});
