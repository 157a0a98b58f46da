import { createHash, randomUUID } from 'node:crypto';
import { readdir, rm, stat } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { unlessMissing } from './missing-file.ts';

const oneDay = 24 * 60 * 60 * 1000;
const thisHost = createHash('sha256').update(hostname()).digest('hex').slice(0, 8);

/** Says which machine and process is receiving, so that others know when nobody is any more. */
export function stagingName(): string {
  return `${thisHost}-${process.pid}-${randomUUID()}`;
}

/** Removes what dead processes of this machine left behind, and after a day what other machines did. */
export async function removeLeftovers(incoming: string): Promise<void> {
  for (const name of await readdir(incoming)) {
    const path = join(incoming, name);
    const found = await unlessMissing(stat(path));
    if (found && (isAbandoned(name) || Date.now() - found.mtimeMs > oneDay)) {
      await rm(path, { recursive: true, force: true });
    }
  }
}

function isAbandoned(name: string): boolean {
  const [host, pid] = name.split('-');
  if (host !== thisHost) return false;
  // A restarted container often gets the same process id: what carries it was left by the one before.
  return Number(pid) === process.pid || !isAlive(Number(pid));
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
