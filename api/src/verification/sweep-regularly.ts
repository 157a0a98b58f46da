import type { FastifyBaseLogger } from 'fastify';
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
  everyMs = everyTenSeconds,
): () => Promise<void> {
  let sweeps = 0;
  const sweep = async () => {
    try {
      await sweepImages(place);
      const strays = sweeps % sweepsBetweenStrays === 0 ? await sweepStrays(place) : 0;
      sweeps += 1;
      if (strays > 0) log.warn({ strays }, 'Photos that no check knows were deleted');
    } catch (error) {
      log.error({ err: error }, 'Photos whose time is over could not be deleted; it is tried again soon');
    }
  };
  let running = sweep();
  const timer = setInterval(() => {
    running = running.then(sweep);
  }, everyMs);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}
