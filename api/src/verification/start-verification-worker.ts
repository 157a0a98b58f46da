import type { FastifyBaseLogger } from 'fastify';
import { runJobs, type JobPace } from './queue/run-jobs.ts';
import type { CheckDeps } from './use-cases/open-check.ts';
import { runSelfieJob } from './use-cases/selfie-jobs.ts';
import { runCheckJob } from './use-cases/verify-identity/verify-identity.flow.ts';

/** @param lanes the number of parallel checks, which equals the engine's processes */
export function startVerificationWorker(
  { log, ...deps }: Omit<CheckDeps, 'onFailure'> & { log: FastifyBaseLogger },
  lanes: number,
  pace?: JobPace,
): () => Promise<void> {
  const { database, jobs } = deps;
  const onColdEngine = (error: unknown) =>
    log.error({ err: error }, 'The face models could not be loaded before a check; the check tries again');
  jobs.signals.onExpected(() => void deps.identity.warmUp().catch(onColdEngine));
  const onFailure = (error: unknown) =>
    log.error({ err: error }, 'Photos could not be checked; the guest is asked to try again');
  const stop = runJobs({
    ...{ database, jobs, log, lanes, pace },
    run: (job) =>
      job.attempt_id === null ? runSelfieJob(deps, job) : runCheckJob({ ...deps, onFailure }, job),
  });
  return () => {
    jobs.signals.onExpected(() => undefined);
    return stop();
  };
}
