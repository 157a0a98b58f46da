import { availableParallelism } from 'node:os';
import type { IdentitySettings } from '../identity-settings.ts';
import { openWorkerPool, type WorkerPool } from './worker-pool.ts';

/** The sources are run by tests alone, through a process that can read them; everywhere else the built file runs. */
const workerFile = import.meta.url.endsWith('.ts')
  ? new URL('../../test-processes/identity-worker.mjs', import.meta.url)
  : new URL('../worker/identity-worker.js', import.meta.url);

/**
 * A process holds up to a gigabyte. Loading the nets again takes two seconds, while the next guest moves the head; between
 * selfie and document most guests take less than this.
 */
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
