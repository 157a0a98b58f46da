import type { Database } from '@suite/database';
import type { FastifyBaseLogger } from 'fastify';
import { advanceRollout } from './advance-rollout.ts';

const minIntervalMs = 2_000;

/**
 * Advances rollouts when reports of their remotes arrive, each every two seconds at most: a rollout then needs no open
 * terminal and no dedicated process.
 */
export function throttledAdvance(database: Database): (remotes: string[], log: FastifyBaseLogger) => void {
  const lastTimes = new Map<string, number>();
  return (remotes, log) => {
    const now = performance.now();
    for (const remote of new Set(remotes)) {
      if (now - (lastTimes.get(remote) ?? -minIntervalMs) < minIntervalMs) continue;
      lastTimes.set(remote, now);
      advanceRollout(database, remote, log).catch((error: unknown) =>
        log.error(
          { err: error, remote },
          'A gradual release could not be advanced; the next report tries again.',
        ),
      );
    }
  };
}
