import { fork, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@jest/globals';
import { readJson, root } from '../project.mjs';

const program = fileURLToPath(new URL('../../test-processes/parent.mjs', import.meta.url));

async function startFamily(args: string[] = []) {
  const parent = fork(program, args, { execArgv: [], stdio: ['ignore', 'pipe', 'ignore', 'ipc'] });
  return { parent, pids: await readPids(parent, 2) };
}

async function readPids(parent: ChildProcess, count: number) {
  const pids: number[] = [];
  if (parent.stdout === null) throw new Error('The program has no output.');
  for await (const line of createInterface(parent.stdout)) if (pids.push(Number(line)) === count) break;
  return pids;
}

function isAlive(pid: number) {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

async function waitUntilGone(pids: number[]) {
  while (pids.some(isAlive)) await sleep(20);
}

// The cases run concurrently because they mostly wait for processes.
test.concurrent.each<[string, (parent: ChildProcess) => void, number | null]>([
  ['SIGKILL', (parent) => parent.kill('SIGKILL'), null],
  ['Ctrl-C', (parent) => parent.kill('SIGINT'), 130],
  ['SIGTERM', (parent) => parent.kill('SIGTERM'), 143],
  ['a mistake of its own', (parent) => parent.send('throw'), 1],
  ['process.exit()', (parent) => parent.send('exit'), 3],
])('%s ends every process it started, and theirs', async (_how, end, expected) => {
  const { parent, pids } = await startFamily();
  expect(pids.every(isAlive)).toBe(true);
  end(parent);
  const [code] = await once(parent, 'exit');
  expect(code).toBe(expected);
  await waitUntilGone(pids);
});

test.concurrent('a process that outlives the child that started it is ended with the group', async () => {
  const { parent, pids } = await startFamily(['lingering']);
  parent.kill('SIGINT');
  const [code] = await once(parent, 'exit');
  expect(code).toBe(130);
  await waitUntilGone(pids);
});

test.concurrent('SIGINT to npm alone, without its group, ends what a script started by exec', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'suite-npm-'));
  const scripts = { start: `exec "${process.execPath}" "${program}"` };
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify({ scripts }));
  const npm = spawn('npm', ['start', '--silent'], { cwd: folder, stdio: ['ignore', 'pipe', 'ignore'] });
  const pids = await readPids(npm, 2);
  expect(pids.every(isAlive)).toBe(true);
  npm.kill('SIGINT');
  const [code] = await once(npm, 'exit');
  expect(code).toBe(130);
  await waitUntilGone(pids);
  rmSync(folder, { recursive: true });
});

test('every script that starts the launcher does it by exec', () => {
  const { scripts } = readJson(path.join(root, 'package.json')) as { scripts: Record<string, string> };
  const launched = Object.values(scripts).filter((script) => script.includes('packages/launcher/'));
  expect(launched.length).toBeGreaterThan(0);
  expect(launched.filter((script) => !script.startsWith('exec node '))).toEqual([]);
});

test.concurrent.each<[NodeJS.Signals]>([['SIGTERM'], ['SIGKILL']])(
  '%s to the npm that runs it ends them too',
  async (signal) => {
    // Without `exec`, npm's shell stays the parent and forwards no signal.
    const shell = `"${process.execPath}" "${program}" & echo $!; wait`;
    const npm = spawn(
      process.execPath,
      [
        '-e',
        `require('node:child_process').spawn('sh', ['-c', ${JSON.stringify(shell)}], { stdio: 'inherit' })`,
      ],
      { stdio: ['ignore', 'pipe', 'ignore'], env: { ...process.env, npm_lifecycle_event: 'start' } },
    );
    const pids = await readPids(npm, 3);
    expect(pids.every(isAlive)).toBe(true);
    npm.kill(signal);
    await waitUntilGone(pids);
  },
);
