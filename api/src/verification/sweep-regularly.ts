import type { FastifyBaseLogger } from 'fastify';
import { repeatUntilStopped } from '../http/repeat-until-stopped.ts';
import type { SecretKey } from '../sealing/secret-key.ts';
import { sealDocuments } from './use-cases/seal-documents.ts';
import { sweepImages, sweepStrays, type SweptPlace } from './use-cases/sweep-images.ts';

const everyTenSeconds = 10_000;
const sweepsBetweenStrays = 60;

/** Returns a function that stops after the current sweep. */
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
