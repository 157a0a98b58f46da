import { monitorEventLoopDelay } from 'node:perf_hooks';
import { openIdentityEngine } from '@suite/identity';
import { readVerification, verify } from './verification-photos.mjs';

const alone = 30;
const together = 50;

/**
 * Decisions one after the other, then fifty at once, by the built engine.
 * @param {string} folder of the photos
 */
export async function measureDecisions(folder) {
  const engine = openIdentityEngine();
  const photos = readVerification(folder);
  try {
    const load = await timeOf(() => engine.warmUp());
    const first = await timeOf(() => verify(engine, photos));
    const times = [];
    for (let index = 1; index <= alone; index++) {
      times.push((await verify(engine, photos)).documentMs);
      tell('one after the other', index, alone);
    }
    const delay = monitorEventLoopDelay({ resolution: 5 });
    delay.enable();
    const started = performance.now();
    let done = 0;
    const decide = () => verify(engine, photos).finally(() => tell('all at once', ++done, together));
    const checks = await Promise.allSettled(Array.from({ length: together }, decide));
    const all = performance.now() - started;
    delay.disable();
    const verified = checks.filter((check) => {
      if (check.status === 'rejected') return false;
      const { selfie, document } = check.value;
      return selfie.reason === null && document.reason === null && document.document_data.mrz_valid === true;
    });
    const stall = delay.max / 1e6;
    return { load, first, times, together, answered: verified.length, all, stall };
  } finally {
    await engine.close();
  }
}

/**
 * @param {string} how
 * @param {number} done
 * @param {number} of
 */
function tell(how, done, of) {
  if (done % 10 === 0) console.log(`Identity: ${done} of ${of} decisions, ${how} …`);
}

/** @param {() => Promise<unknown>} work */
async function timeOf(work) {
  const started = performance.now();
  await work();
  return performance.now() - started;
}
