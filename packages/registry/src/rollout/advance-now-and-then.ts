import type { Database } from '@suite/database';
import type { FastifyBaseLogger } from 'fastify';
import { advanceRollout } from './advance-rollout.ts';

const minIntervalMs = 2_000;

/**
 * Takes rollouts on while reports of their remotes arrive, each every two seconds at most. So a rollout needs no
 * terminal that stays open, and no process that is the only one.
 */
export function advanceNowAndThen(database: Database): (remotes: string[], log: FastifyBaseLogger) => void {
  const lastTimes = new Map<string, number>();
  return (remotes, log) => {
    const now = performance.now();
    for (const remote of new Set(remotes)) {
      if (now - (lastTimes.get(remote) ?? -minIntervalMs) < minIntervalMs) continue;
      lastTimes.set(remote, now);
      advanceRollout(database, remote, log).catch((error: unknown) =>
        log.error({ err: error, remote }, 'A gradual release could not be taken on.'),
      );
    }
  };
}
