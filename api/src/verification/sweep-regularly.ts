import type { FastifyBaseLogger } from 'fastify';
import { repeatUntilStopped } from '../http/repeat-until-stopped.ts';
import { sweepImages, sweepStrays, type SweptPlace } from './use-cases/sweep-images.ts';

const everyTenSeconds = 10_000;
const sweepsBetweenStrays = 60;

/**
 * Deletes guests' photos when their time is over, and now and then files that no check knows, the first time at once.
 * @returns what ends it, after a sweep that is under way
 */
export function sweepRegularly(
  place: SweptPlace,
  log: FastifyBaseLogger,
  pauseMs = everyTenSeconds,
): () => Promise<void> {
  let sweeps = 0;
  return repeatUntilStopped(log, {
    async work() {
      await sweepImages(place);
      const strays = sweeps % sweepsBetweenStrays === 0 ? await sweepStrays(place) : 0;
      sweeps += 1;
      if (strays > 0) log.warn({ strays }, 'Deleted photos that belong to no check');
    },
    pauseMs,
    failureMessage: 'Expired photos could not be deleted; retrying soon',
  });
}
