import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { hostname } from 'node:os';
import { basename, join } from 'node:path';
import { unlessMissing } from './missing-file.ts';
import type { ReleaseStorage } from './release-storage.ts';

const oneDay = 24 * 60 * 60 * 1000;
const thisHost = createHash('sha256').update(hostname()).digest('hex').slice(0, 8);
/** What this process is receiving now. */
const own = new Set<string>();

/** Says which machine and process is receiving, so that others know when nobody is any more. */
export function stagingName(): string {
  return `${thisHost}-${process.pid}-${randomUUID()}`;
}

/** Folders below `incoming` that uploads are received in; those that nobody fills any more are removed first. */
export async function openStaging(
  incoming: string,
): Promise<Pick<ReleaseStorage, 'stage' | 'discard' | 'sweep'>> {
  await mkdir(incoming, { recursive: true });
  await removeLeftovers(incoming);
  return {
    async stage() {
      const staged = join(incoming, stagingName());
      own.add(basename(staged));
      await mkdir(staged);
      return staged;
    },
    async discard(staged) {
      await rm(staged, { recursive: true, force: true });
      own.delete(basename(staged));
    },
    sweep: () => removeLeftovers(incoming),
  };
}

/** Removes what dead processes of this machine left behind, and after a day what other machines did. */
async function removeLeftovers(incoming: string): Promise<number> {
  let removed = 0;
  for (const name of await readdir(incoming)) {
    const path = join(incoming, name);
    const found = await unlessMissing(stat(path));
    if (found && (isAbandoned(name) || Date.now() - found.mtimeMs > oneDay)) {
      await rm(path, { recursive: true, force: true });
      removed += 1;
    }
  }
  return removed;
}

function isAbandoned(name: string): boolean {
  const [host, pid] = name.split('-');
  if (host !== thisHost) return false;
  // A restarted container often gets the same process id: what carries it may have been left by the one before.
  if (Number(pid) === process.pid) return ![...own].some((one) => name.startsWith(one));
  return !isAlive(Number(pid));
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
