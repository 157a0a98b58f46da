import { openResultStore } from './result-store.mjs';
import { listTestGroups } from './test-groups.mjs';

/**
 * Stores passed results unless inputs changed during the run. An unwritable cache is not an error.
 * @param {import('../progress.mjs').Progress} progress
 * @param {import('./run-groups.mjs').GroupResult[]} passed
 * @param {import('./test-environment.mjs').ToolchainVersions} toolchain
 * @param {{ store?: import('./result-store.mjs').ResultStore, listGroups?: typeof listTestGroups }} [parts]
 */
export async function storeResults(
  progress,
  passed,
  toolchain,
  { store = openResultStore(), listGroups = listTestGroups } = {},
) {
  if (passed.length === 0) return;
  const hashes = new Map((await listGroups(toolchain)).map(({ id, hash }) => [id, hash]));
  const at = new Date().toISOString();
  try {
    for (const { group, outcome } of passed)
      if (group && hashes.get(group.id) === group.hash)
        store.save(group, { passed: outcome.passed, at, slowest: outcome.slowest });
    store.prune();
  } catch (error) {
    progress.line(
      `The results were not stored, so the next run repeats these tests; set SUITE_CACHE_DIR to a writable folder. (${error})`,
    );
  }
}
