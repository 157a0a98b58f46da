import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addCleanUp } from './clean-up.mjs';

/** The folder is removed when the program ends. */
export async function temporaryFolder() {
  const path = await mkdtemp(join(tmpdir(), 'suite-bench-'));
  const remove = addCleanUp(() => rm(path, { recursive: true, force: true, maxRetries: 5 }));
  return { path, remove };
}
