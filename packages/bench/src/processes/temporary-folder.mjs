import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { atTheEnd } from './at-the-end.mjs';

/** A new folder that is gone when the program ends. */
export async function temporaryFolder() {
  const path = await mkdtemp(join(tmpdir(), 'suite-bench-'));
  const remove = atTheEnd(() => rm(path, { recursive: true, force: true, maxRetries: 5 }));
  return { path, remove };
}
