import type { Database } from '@suite/database';
import type { FastifyBaseLogger } from 'fastify';
import { deleteCheck } from '../attempts.repository.ts';
import { continueTrace, runInTrace } from '../../http/tracing/trace-context.ts';
import { repeatUntilStopped } from '../../http/repeat-until-stopped.ts';
import { failureOutput } from './job-failure.ts';
import { announceOver, announceSent } from './job-signals.ts';
import {
  deleteJob,
  deleteOldSelfieJobs,
  endLapsedLeases,
  leaseJob,
  renewLeases,
  type JobKey,
  type LeasedJob,
} from './jobs.repository.ts';
import type { VerificationJobs } from './open-verification-jobs.ts';

export interface JobPace {
  tickMs: number;
  leaseMs: number;
}

/** Three renewals may fail before a lease expires. */
const usualPace: JobPace = { tickMs: 1_000, leaseMs: 4_000 };
const ticksBetweenMaintenance = 60;
const failureMessage = 'The queue of checks cannot be read; retrying';

export interface JobRunner {
  database: Database;
  jobs: VerificationJobs;
  log: Pick<FastifyBaseLogger, 'error' | 'warn'>;
  lanes: number;
  pace?: JobPace | undefined;
  /** Must end the job in the transaction that stores its result. */
  run(job: LeasedJob): Promise<void>;
}

/** Returns a function that stops taking jobs and waits for the running ones. */
export function runJobs({
  database,
  jobs,
  log,
  lanes,
  pace = usualPace,
  run,
}: JobRunner): () => Promise<void> {
  const running = new Map<string, Promise<void>>();
  let isStopped = false;
  let ticks = 0;

  const start = (job: LeasedJob) => {
    const runJob = () =>
      run(job)
        .catch((error: unknown) => abandonJob({ database, jobs }, job, error))
        // The lease expires when the database is unavailable, and the job runs again.
        .catch((error: unknown) =>
          log.error({ err: error }, 'The result of a check could not be stored; the check runs again'),
        );
    const done = runInTrace(continueTrace(job.traceparent, job.tracestate), runJob).then(() => {
      running.delete(job.lease_id);
      fill();
    });
    running.set(job.lease_id, done);
  };
  const takeAll = async () => {
    while (!isStopped && running.size < lanes) {
      const job = await takeJob({ database, jobs }, pace.leaseMs);
      if (!job) return;
      start(job);
    }
  };
  // Serialized, so that two runs cannot claim the same free lane.
  let filling = Promise.resolve();
  const fill = () => {
    filling = filling.then(takeAll).catch((error: unknown) => log.error({ err: error }, failureMessage));
  };
  const tick = async () => {
    if (running.size > 0) await renewLeases(database, [...running.keys()], pace.leaseMs);
    const lost = await takeBackLost({ database, jobs });
    if (lost > 0) log.warn({ jobs: lost }, 'Checks of a process that died were taken back and run again');
    if (ticks++ % ticksBetweenMaintenance === 0) {
      await jobs.queue.maintain();
      await deleteOldSelfieJobs(database);
    }
    fill();
  };
  const stopTicking = repeatUntilStopped(log, { work: tick, pauseMs: pace.tickMs, failureMessage });
  jobs.signals.onSent(fill);

  return async () => {
    isStopped = true;
    await Promise.all([filling, ...running.values()]);
    await stopTicking();
  };
}

type Queued = Pick<JobRunner, 'database' | 'jobs'>;

async function takeJob(
  { database, jobs: { queue } }: Queued,
  leaseMs: number,
): Promise<LeasedJob | undefined> {
  for (;;) {
    const taken = await database.transaction(async (tx) => {
      const id = await queue.take(tx);
      if (id === undefined) return undefined;
      const job = await leaseJob(tx, id, leaseMs);
      // The booking was deleted, or the guest cancelled the check.
      if (!job) await queue.finish(tx, id, {});
      return job;
    });
    if (taken !== null) return taken;
  }
}

export async function finishJob(
  tx: Database,
  { queue }: Pick<VerificationJobs, 'queue'>,
  job: JobKey,
  output: object,
): Promise<void> {
  await deleteJob(tx, job);
  await queue.finish(tx, job.id, output);
  await announceOver(tx, job.id);
}

/** Ends a job without a result; it does not count as an attempt. */
async function abandonJob(
  { database, jobs: { queue } }: Queued,
  job: LeasedJob,
  error: unknown,
): Promise<void> {
  await database.transaction(async (tx) => {
    // Another process has the job, or it has ended.
    if (!(await deleteJob(tx, job, job.lease_id))) return;
    if (job.attempt_id !== null) await deleteCheck(tx, job);
    await queue.finish(tx, job.id, failureOutput(error));
    await announceOver(tx, job.id);
  });
}

async function takeBackLost({ database, jobs: { queue } }: Queued): Promise<number> {
  return database.transaction(async (tx) => {
    const lost = await endLapsedLeases(tx);
    for (const job of lost) {
      if (await queue.giveBack(tx, job.id, failureOutput(undefined))) continue;
      await deleteJob(tx, job);
      if (job.attempt_id !== null) await deleteCheck(tx, job);
      await announceOver(tx, job.id);
    }
    if (lost.length > 0) await announceSent(tx);
    return lost.length;
  });
}
