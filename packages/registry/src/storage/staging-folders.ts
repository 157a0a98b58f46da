import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { hostname } from 'node:os';
import { basename, join } from 'node:path';
import { unlessMissing } from './files.ts';
import type { ReleaseStorage } from './release-storage.ts';

const dayMs = 24 * 60 * 60 * 1000;
const thisHost = createHash('sha256').update(hostname()).digest('hex').slice(0, 8);
const own = new Set<string>();

/** Contains the machine and process of an upload, so that others can detect that it has ended. */
export function stagingName(): string {
  return `${thisHost}-${process.pid}-${randomUUID()}`;
}

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

/** Deletes the leftovers of ended processes of this machine, and those of other machines after a day. */
async function removeLeftovers(incoming: string): Promise<number> {
  let removed = 0;
  for (const name of await readdir(incoming)) {
    const path = join(incoming, name);
    const found = await unlessMissing(stat(path));
    if (found && (isAbandoned(name) || Date.now() - found.mtimeMs > dayMs)) {
      await rm(path, { recursive: true, force: true });
      removed += 1;
    }
  }
  return removed;
}

function isAbandoned(name: string): boolean {
  const [host, pid] = name.split('-');
  if (host !== thisHost) return false;
  // A restarted container often gets the same process id.
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
