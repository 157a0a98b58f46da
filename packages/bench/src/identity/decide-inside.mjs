import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { isMainThread } from 'node:worker_threads';

// Loaded into the server's own process before anything else, and into its threads, where it does nothing.
const folder = process.env.BENCH_VERIFICATION;
if (isMainThread && folder) void decideWhileAsked(folder);

/**
 * Keeps every thread of an engine busy as long as the file `go` is there.
 * @param {string} photosFolder
 */
async function decideWhileAsked(photosFolder) {
  const { openIdentityEngine } = await import('@suite/identity');
  const { readVerification } = await import('./verification-photos.mjs');
  const engine = openIdentityEngine();
  const photos = readVerification(photosFolder);
  const go = join(photosFolder, 'go');
  const decide = async () => {
    for (;;) {
      if (existsSync(go)) await engine.check(photos);
      else await wait(100, undefined, { ref: false });
    }
  };
  await Promise.all([decide(), decide()]);
}
