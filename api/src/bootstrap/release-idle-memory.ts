import { performance } from 'node:perf_hooks';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

const everyMs = 10_000;
const idleShare = 0.05;
// The first frees objects, the second gives back the pages that they were in. Each takes some 45 ms.
const collectionsAfterWork = 2;

/**
 * Gives memory back after work: what a start, long lists or exports have taken V8 keeps until it needs the room again,
 * which in a server that is hardly asked is hours later (ADR 0238).
 */
export function releaseIdleMemory(collect = exposedCollector()): void {
  let due = collectionsAfterWork;
  let since = performance.eventLoopUtilization();
  setInterval(() => {
    const { utilization } = performance.eventLoopUtilization(since);
    if (utilization > idleShare) {
      due = collectionsAfterWork;
    } else if (due > 0) {
      collect();
      due -= 1;
    }
    // A collection is no work.
    since = performance.eventLoopUtilization();
  }, everyMs).unref();
}

/** V8's own full collection of this process. */
export function exposedCollector(): () => void {
  setFlagsFromString('--expose-gc');
  return runInNewContext('gc') as () => void;
}
