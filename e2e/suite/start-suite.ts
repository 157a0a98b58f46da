import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { run } from './run.ts';

export const repository = path.resolve(import.meta.dirname, '../..');

/** A running suite of its own: server, database, demo data, and the built remotes released into it. */
export interface Suite {
  url: string;
  dataDir: string;
  /** Releases the `dist` of a remote's folder, as its team would. */
  release(remote: string, from?: string): Promise<string>;
  stop(): Promise<void>;
}

/** Starts the built server on a free port with a new data folder in demo mode. */
export async function startSuite(): Promise<Suite> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'suite-e2e-'));
  const port = await freePort();
  const server = spawn(process.execPath, ['--enable-source-maps', 'api/dist/server.js'], {
    cwd: repository,
    env: { ...process.env, NODE_ENV: 'test', DEMO: '1', PORT: String(port), DATA_DIR: dataDir },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const url = await ready(server);
  const release = (remote: string, from = repository) =>
    run(
      process.execPath,
      [
        path.join(repository, 'packages/release-tools/dist/cli.js'),
        'release',
        remote,
        '--registry',
        url,
        '--token-file',
        path.join(dataDir, 'release-token'),
      ],
      from,
    );
  const stop = async () => {
    const ended = server.exitCode === null ? once(server, 'exit') : undefined;
    server.kill('SIGTERM');
    await ended;
    await rm(dataDir, { recursive: true, force: true });
  };
  try {
    await release('mf-bookings');
  } catch (error) {
    await stop();
    throw error;
  }
  return { url, dataDir, release, stop };
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

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, 'localhost');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (typeof address !== 'object' || address === null) throw new Error('No free port was found');
  return address.port;
}
