import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { freePort } from './free-port.ts';
import { run } from './run.ts';

export const repository = path.resolve(import.meta.dirname, '../..');

export interface Suite {
  url: string;
  dataDir: string;
  release(remote: string, from?: string): Promise<string>;
  restart(): Promise<void>;
  startBeside(settings: Record<string, string>): Promise<{ url: string; stop(): Promise<void> }>;
  /** Sets the result of later photo comparisons; null runs the real ones. */
  answerChecks(answer: StubAnswer | null): Promise<void>;
  halt(): Promise<void>;
  stop(): Promise<void>;
}

interface StubAnswer {
  similarity_score: number | null;
  reason?: string;
  document_evidence?: 'zone' | 'text';
}

export const templateVariable = 'SUITE_TEMPLATE';

export const filmVariable = 'SUITE_FILM';

export async function startSuite(root = repository): Promise<Suite> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'suite-e2e-'));
  const template = process.env[templateVariable];
  // Owners are preserved: as root, the database belongs to another account.
  if (template) await run('cp', ['-a', `${template}/.`, dataDir], root);
  const { start, url, ...first } = await startOnFreePort((port) => startServer(root, port, dataDir));
  let { server } = first;
  const release = (remote: string, from = root) =>
    run(
      process.execPath,
      [
        path.join(root, 'packages/release-tools/dist/cli.js'),
        'release',
        remote,
        '--registry',
        url,
        '--token-file',
        path.join(dataDir, 'release-token'),
      ],
      from,
      // Some releases are broken on purpose; other tests cover smoke runs.
      { CHROMIUM_PATH: '' },
    );
  const restart = async () => {
    await end(server);
    server = start();
    await ready(server);
  };
  const answerChecks = (answer: StubAnswer | null) =>
    answer
      ? writeFile(answerFile(dataDir), JSON.stringify({ reason: null, ...answer }))
      : rm(answerFile(dataDir), { force: true });
  const startBeside = async (settings: Record<string, string>) => {
    const beside = await startOnFreePort((port) => startServer(root, port, dataDir, settings));
    return { url: beside.url, stop: () => end(beside.server) };
  };
  const halt = () => end(server);
  const stop = async () => {
    await halt();
    await rm(dataDir, { recursive: true, force: true });
  };
  try {
    if (!template) await Promise.all((await builtRemotes(root)).map((remote) => release(remote)));
  } catch (error) {
    await stop();
    throw error;
  }
  return { url, dataDir, release, restart, startBeside, answerChecks, halt, stop };
}

const answerFile = (dataDir: string) => path.join(dataDir, 'stub-engine.json');

function startServer(root: string, port: number, dataDir: string, settings = {}): ChildProcess {
  const stub = pathToFileURL(path.join(import.meta.dirname, 'put-stub-engine.mjs')).href;
  return spawn(process.execPath, ['--enable-source-maps', '--import', stub, 'api/dist/server.js'], {
    cwd: root,
    env: {
      ...process.env,
      NODE_ENV: 'test',
      DEMO: '1',
      // Parallel tests share the demo accounts, so limits per person are high.
      CALLS_PER_PERSON: '100000',
      CALLS_PER_HOTEL: '100000',
      PORT: String(port),
      DATA_DIR: dataDir,
      STUB_ENGINE_ANSWER: answerFile(dataDir),
      ...settings,
    },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
}

interface StartedServer {
  server: ChildProcess;
  url: string;
  start: () => ChildProcess;
}

/** Retries with another port if a parallel run has taken it. */
async function startOnFreePort(
  startOn: (port: number) => ChildProcess,
  triesLeft = 4,
): Promise<StartedServer> {
  const port = await freePort();
  const start = () => startOn(port);
  const server = start();
  try {
    return { server, url: await ready(server), start };
  } catch (error) {
    await end(server);
    const isTaken = error instanceof Error && /^Port \d+ is in use/.test(error.message);
    if (isTaken && triesLeft > 1) return startOnFreePort(startOn, triesLeft - 1);
    throw error;
  }
}

async function end(server: ChildProcess): Promise<void> {
  const isRunning = server.exitCode === null && server.signalCode === null;
  const ended = isRunning ? once(server, 'exit') : undefined;
  server.kill('SIGTERM');
  await ended;
}

async function builtRemotes(root: string): Promise<string[]> {
  const folders = (await readdir(root)).filter((folder) => folder.startsWith('mf-'));
  return folders.filter((folder) => existsSync(path.join(root, folder, 'dist/release.json')));
}

type Message = { type: string; url?: string; message?: string };

function ready(server: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    server.on('message', (message: Message) => {
      if (message.type === 'ready' && message.url) resolve(message.url);
      if (message.type === 'failed') reject(new Error(message.message));
    });
    server.once('exit', (code) =>
      reject(new Error(`The server ended with code ${code} before it was ready`)),
    );
  });
}
