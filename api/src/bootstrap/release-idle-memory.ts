import { performance } from 'node:perf_hooks';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

const everyMs = 10_000;
const idleShare = 0.05;
// The first collection frees objects, the second returns their pages. Each takes about 45 ms.
const collectionsAfterWork = 2;

/** Returns memory after work, because V8 would keep it for hours in an idle server (docs/decisions/0008-server-processes-and-compression.md). */
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
    since = performance.eventLoopUtilization();
  }, everyMs).unref();
}

export function exposedCollector(): () => void {
  setFlagsFromString('--expose-gc');
  return runInNewContext('gc') as () => void;
}
