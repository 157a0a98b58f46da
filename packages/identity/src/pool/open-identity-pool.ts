import { availableParallelism } from 'node:os';
import type { IdentitySettings } from '../identity-settings.ts';
import { openWorkerPool, type WorkerPool } from './worker-pool.ts';

/** Tests run the sources through a process that compiles TypeScript; servers run the built file. */
const workerFile = import.meta.url.endsWith('.ts')
  ? new URL('../../test-processes/identity-worker.mjs', import.meta.url)
  : new URL('../worker/identity-worker.js', import.meta.url);

/** A process uses up to 1 GB, and most guests need less than this between selfie and document. */
const idleLimitMs = 2 * 60_000;
const startLimitMs = 60_000;

export function openIdentityPool({
  faceModel,
  workers,
  queue,
  timeLimit,
}: IdentitySettings = {}): WorkerPool {
  return openWorkerPool({
    file: workerFile,
    arguments: faceModel === undefined ? [] : [faceModel],
    workers: Math.max(1, workers ?? availableParallelism() - 1),
    queue: queue ?? 100,
    timeLimit: timeLimit ?? 30_000,
    startLimit: startLimitMs,
    idleLimit: idleLimitMs,
  });
}
