import type { FastifyBaseLogger } from 'fastify';
import { advanceRollout, type AdvanceDeps } from './advance-rollout.ts';

const minIntervalMs = 2_000;

/** Advances a rollout when reports of its remote arrive, at most every two seconds, without a dedicated process. */
export function throttledAdvance(deps: AdvanceDeps): (remotes: string[], log: FastifyBaseLogger) => void {
  const lastTimes = new Map<string, number>();
  return (remotes, log) => {
    const now = performance.now();
    for (const remote of new Set(remotes)) {
      if (now - (lastTimes.get(remote) ?? -minIntervalMs) < minIntervalMs) continue;
      lastTimes.set(remote, now);
      advanceRollout(deps, remote, log).catch((error: unknown) =>
        log.error(
          { err: error, remote },
          'A gradual release could not be advanced; the next report tries again.',
        ),
      );
    }
  };
}
