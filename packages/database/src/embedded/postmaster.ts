import { readFile, rm, stat } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Cluster } from './cluster.ts';

export interface Postmaster {
  pid: number;
  port: number;
}

const emptyForMs = 5_000;

export async function findPostmaster(cluster: Cluster): Promise<Postmaster | undefined> {
  const file = join(cluster.data, 'postmaster.pid');
  const lines = await readFile(file, 'utf8').then(
    (text) => text.split('\n'),
    () => [],
  );
  const [pid, port] = [Number(lines[0]), Number(lines[3])];
  if (lines[0] === '') await removeForgotten(file);
  if (!pid || !isAlive(pid)) return undefined;
  if (!(await isPostgres(pid))) {
    // After a power cut or in a restarted container, the pid may belong to another program.
    await rm(file, { force: true });
    return undefined;
  }
  return { pid, port };
}

/** PostgreSQL creates the file empty. After a crash in that moment, it refuses to start until the file is removed. */
async function removeForgotten(file: string): Promise<void> {
  const note = await stat(file).catch(() => undefined);
  if (note?.size === 0 && Date.now() - note.mtimeMs > emptyForMs) await rm(file, { force: true });
}

export async function choosePort(remembered: number | undefined): Promise<number> {
  if (remembered !== undefined && (await isFree(remembered))) return remembered;
  const port = await tryPort(0);
  if (port === undefined) throw new Error('No free port was found on 127.0.0.1 for the database.');
  return port;
}

const isFree = async (port: number) => (await tryPort(port)) !== undefined;

function tryPort(port: number): Promise<number | undefined> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(undefined));
    server.listen(port, '127.0.0.1', () => {
      const chosen = (server.address() as AddressInfo).port;
      server.close(() => resolve(chosen));
    });
  });
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Returns false for zombies, too: the first process of a container may not reap them. */
async function isPostgres(pid: number): Promise<boolean> {
  if (process.platform !== 'linux') return true;
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => undefined);
  return status === undefined || (/^Name:\tpostgres$/m.test(status) && !/^State:\tZ/m.test(status));
}
