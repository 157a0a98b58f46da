import type { FastifyBaseLogger } from 'fastify';
import { repeatUntilStopped } from '../http/repeat-until-stopped.ts';
import type { SecretKey } from '../sealing/secret-key.ts';
import { sealDocuments } from './use-cases/seal-documents.ts';
import { sweepImages, sweepStrays, type SweptPlace } from './use-cases/sweep-images.ts';

const everyTenSeconds = 10_000;
const sweepsBetweenStrays = 60;

/**
 * Deletes guests' photos when their time is over and seals what an earlier version stored of their documents; now and then,
 * the first time at once, deletes document data whose time is over and files that no check knows.
 * @returns what ends it, after a sweep that is under way
 */
export function sweepRegularly(
  place: SweptPlace & { secretKey: SecretKey },
  log: FastifyBaseLogger,
  pauseMs = everyTenSeconds,
): () => Promise<void> {
  let sweeps = 0;
  return repeatUntilStopped(log, {
    async work() {
      await sweepImages(place);
      await sealDocuments(place);
      const strays = sweeps % sweepsBetweenStrays === 0 ? await sweepStrays(place) : 0;
      sweeps += 1;
      if (strays > 0) log.warn({ strays }, 'Deleted photos that belong to no check');
    },
    pauseMs,
    failureMessage:
      'Expired photos and document data could not be deleted, or document data not be sealed; retrying soon',
  });
}
