import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from '@jest/globals';

const program = join(__dirname, 'suite-dev.mjs');
const fixtures = resolve(__dirname, '../../fixtures');
const asked: string[] = [];
let suite: Server;
let url: string;
let folder: string;

beforeAll(async () => {
  // The copy is inside the repository, where the shared packages resolve.
  folder = await mkdtemp(join(fixtures, '.built-'));
  await cp(join(fixtures, 'mf-fixture'), folder, { recursive: true });
  suite = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`);
    response.end(JSON.stringify({ success: true, result: { id: 7 } }));
  }).listen(0, 'localhost');
  await once(suite, 'listening');
  url = `http://localhost:${(suite.address() as AddressInfo).port}`;
});
afterAll(async () => {
  suite.close();
  // The compiler's process ends a moment later.
  await rm(folder, { recursive: true, maxRetries: 5 });
});

test('what it cannot do is said in a sentence, without a stack, and ends it with 1', async () => {
  const empty = await mkdtemp(join(tmpdir(), 'suite-dev-'));
  const run = promisify(execFile)(process.execPath, [program, '--shell', url], { cwd: empty });
  await expect(run).rejects.toMatchObject({
    code: 1,
    stdout: '',
    stderr: expect.stringMatching(
      /^There is no remote in [^\n]+: it has no remote\.json\.\nOptions: [^\n]+\n$/,
    ),
  });
  await rm(empty, { recursive: true });
});

async function hear(child: ChildProcess, wanted: RegExp): Promise<string> {
  if (!child.stdout) throw new Error('There is no output to read');
  for await (const line of createInterface(child.stdout)) if (wanted.test(line)) return line;
  throw new Error(`It ended without a line like ${wanted.source}`);
}

test('the override is taken back also when only the shell that npm started is ended', async () => {
  // A second command keeps the shell from replacing itself by the only one.
  const line = `"${process.execPath}" "${program}" --shell ${url}; true`;
  const shell = spawn('sh', ['-c', line], {
    cwd: folder,
    env: { ...process.env, npm_lifecycle_event: 'start' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  expect(await hear(shell, /Open/)).toMatch(/\/\?override=mf-fixture@http:\/\/localhost:\d+\/$/);
  expect(asked).toEqual(['POST /platform/overrides']);
  const closed = once(shell, 'close');
  shell.kill('SIGTERM');
  await closed;
  expect(asked.at(-1)).toBe('DELETE /platform/overrides/7');
}, 60_000);
