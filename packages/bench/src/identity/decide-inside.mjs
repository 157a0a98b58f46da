import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

// The server's own process loads this first; its child processes do not inherit it.
const folder = process.env.BENCH_VERIFICATION;
delete process.env.BENCH_VERIFICATION;
if (folder) void decideWhileAsked(folder);

/**
 * Keeps every process of an engine busy as long as the file `go` is there.
 * @param {string} photosFolder
 */
async function decideWhileAsked(photosFolder) {
  const { openIdentityEngine } = await import('@suite/identity');
  const { readVerification, verify } = await import('./verification-photos.mjs');
  const engine = openIdentityEngine();
  const photos = readVerification(photosFolder);
  const go = join(photosFolder, 'go');
  const decide = async () => {
    for (;;) {
      if (existsSync(go)) await verify(engine, photos);
      else await wait(100, undefined, { ref: false });
    }
  };
  await Promise.all([decide(), decide()]);
}
