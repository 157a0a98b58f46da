import { availableParallelism } from 'node:os';
import type { Options } from '@node-rs/argon2';
import type { Piscina } from 'piscina';
import { BusyError } from '../../../errors/busy-error.ts';

export interface HashingBounds {
  threads: number;
  maxWaiting: number;
}

/** Uses half of the processors, so that a flood of sign-ins leaves the others free. */
const bounds: HashingBounds = {
  threads: Math.max(1, Math.floor(availableParallelism() / 2)),
  maxWaiting: 40,
};
const retryAfterSeconds = 3;
const idleMs = 60_000;

export function openHashingPool({ threads, maxWaiting }: HashingBounds) {
  let opening: Promise<Piscina> | undefined;
  let reserved = 0;
  const run = async <Answer>(name: 'hash' | 'verify', task: object): Promise<Answer> => {
    opening ??= openPool({ threads, maxWaiting }).catch((error: unknown) => {
      opening = undefined;
      throw error;
    });
    const pool = await opening;
    if (pool.queueSize >= maxWaiting)
      throw new BusyError('Too many passwords wait to be hashed.', retryAfterSeconds);
    return (await pool.run(task, { name })) as Answer;
  };
  return {
    /**
     * Reserves a slot until the returned function is called.
     * @throws BusyError
     */
    reserve(): () => void {
      if (reserved >= threads + maxWaiting)
        throw new BusyError('Too many callers wait for a hash.', retryAfterSeconds);
      reserved += 1;
      return () => void (reserved -= 1);
    },
    hash: (password: string, cost: Options) => run<string>('hash', { password, cost }),
    verify: (stored: string, password: string) => run<boolean>('verify', { stored, password }),
    close: async () => (await opening)?.destroy(),
  };
}

async function openPool({ threads, maxWaiting }: HashingBounds): Promise<Piscina> {
  const { default: Piscina } = await import('piscina');
  return new Piscina({
    filename: new URL('./hashing-worker.mjs', import.meta.url).href,
    minThreads: 0,
    maxThreads: threads,
    maxQueue: maxWaiting,
    concurrentTasksPerWorker: 1,
    idleTimeout: idleMs,
  });
}

export const hashing = openHashingPool(bounds);
