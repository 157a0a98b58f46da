import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { createProgress } from '../progress.mjs';
import { startServer } from './server.mjs';

let dataDir: string;

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'suite-server-'));
});
afterEach(() => rm(dataDir, { recursive: true }));

const start = (behaviour: string) =>
  startServer(
    {
      program: fileURLToPath(new URL('../../test-processes/server.mjs', import.meta.url)),
      cwd: dataDir,
      dataDir,
      env: { BEHAVE: behaviour },
      logToTerminal: false,
    },
    createProgress({ write: () => undefined }),
  );

test('waits until the server answers and keeps its log', async () => {
  const server = await start('ready');
  expect(server.url).toBe('http://localhost:1');
  expect(await server.ended).toBe(0);
  expect(await readFile(server.log ?? '', 'utf8')).toBe('a line of the log\n');
});

test('hands on the server’s own sentence', async () => {
  await expect(start('failed')).rejects.toThrow(/^The data folder is damaged\.$/);
});

test('shows the end of the log of a server that crashed', async () => {
  await expect(start('crash')).rejects.toThrow(
    'a line of the log\nThe server ended with code 7 before it answered.',
  );
});
