import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '@suite/database';
import type { IdentityEngine } from '@suite/identity';
import type { SecretKey } from '../sealing/secret-key.ts';
import type { ImageStore } from './image-store/open-image-store.ts';
import type { VerificationJobs } from './queue/open-verification-jobs.ts';
import { runJobs, type JobPace } from './queue/run-jobs.ts';
import { runCheckJob } from './use-cases/run-check-job.ts';
import { runSelfieJob } from './use-cases/selfie-jobs.ts';

export interface WorkerPlace {
  database: Database;
  images: ImageStore;
  jobs: VerificationJobs;
  secretKey: SecretKey;
  identity: IdentityEngine;
  log: FastifyBaseLogger;
}

/** @param lanes the number of parallel checks, which equals the engine's processes */
export function startVerificationWorker(
  { log, ...place }: WorkerPlace,
  lanes: number,
  pace?: JobPace,
): () => Promise<void> {
  const { database, jobs } = place;
  const onColdEngine = (error: unknown) =>
    log.error({ err: error }, 'The face models could not be loaded before a check; the check tries again');
  jobs.signals.onExpected(() => void place.identity.warmUp().catch(onColdEngine));
  const onFailure = (error: unknown) =>
    log.error({ err: error }, 'Photos could not be checked; the guest is asked to try again');
  const stop = runJobs({
    ...{ database, jobs, log, lanes, pace },
    run: (job) =>
      job.attempt_id === null ? runSelfieJob(place, job) : runCheckJob({ ...place, onFailure }, job),
  });
  return () => {
    jobs.signals.onExpected(() => undefined);
    return stop();
  };
}
