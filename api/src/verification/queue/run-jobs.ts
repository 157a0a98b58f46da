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
  type LeasedJob,
} from './jobs.repository.ts';
import type { VerificationJobs } from './open-verification-jobs.ts';

/** How often a process shows that it lives, and how long its jobs are its own when it does not. */
export interface JobPace {
  tickMs: number;
  leaseMs: number;
}

/** Three renewals of a lease may fail. */
const usualPace: JobPace = { tickMs: 1_000, leaseMs: 4_000 };
const ticksBetweenMaintenance = 60;
const failureMessage = 'The queue of checks cannot be read; retrying';

export interface JobRunner {
  database: Database;
  jobs: VerificationJobs;
  log: Pick<FastifyBaseLogger, 'error' | 'warn'>;
  /** Jobs at one time. */
  lanes: number;
  pace?: JobPace | undefined;
  /** Does a job, and ends it in the transaction in which it stores what came of it. */
  run(job: LeasedJob): Promise<void>;
}

/**
 * Takes jobs as long as there are some, and takes back those of processes that died.
 * @returns what ends it, after the jobs that run
 */
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
        // Without the database the lease expires, and the job runs again.
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
  // One after the other, so that no two count the same free lane.
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

/** The next job, under a lease; undefined when none waits. */
async function takeJob(
  { database, jobs: { queue } }: Queued,
  leaseMs: number,
): Promise<LeasedJob | undefined> {
  for (;;) {
    const taken = await database.transaction(async (tx) => {
      const id = await queue.take(tx);
      if (id === undefined) return undefined;
      const job = await leaseJob(tx, id, leaseMs);
      // Its booking was deleted, or its guest gave up.
      if (!job) await queue.finish(tx, id, {});
      return job;
    });
    if (taken !== null) return taken;
  }
}

/** Ends a job; what came of it is stored in the same transaction. */
export async function finishJob(
  tx: Database,
  { queue }: Pick<VerificationJobs, 'queue'>,
  id: string,
  output: object,
): Promise<void> {
  await deleteJob(tx, id);
  await queue.finish(tx, id, output);
  await announceOver(tx, id);
}

/** Ends a job without a result. It counts as no attempt. */
async function abandonJob(
  { database, jobs: { queue } }: Queued,
  job: LeasedJob,
  error: unknown,
): Promise<void> {
  await database.transaction(async (tx) => {
    // Another process has it by now, or it is over.
    if (!(await deleteJob(tx, job.id, job.lease_id))) return;
    if (job.attempt_id !== null) await deleteCheck(tx, job.attempt_id);
    await queue.finish(tx, job.id, failureOutput(error));
    await announceOver(tx, job.id);
  });
}

/** Gives jobs of processes that died to others, some times; gives how many there were. */
async function takeBackLost({ database, jobs: { queue } }: Queued): Promise<number> {
  return database.transaction(async (tx) => {
    const lost = await endLapsedLeases(tx);
    for (const { id, attempt_id } of lost) {
      if (await queue.giveBack(tx, id, failureOutput(undefined))) continue;
      await deleteJob(tx, id);
      if (attempt_id !== null) await deleteCheck(tx, attempt_id);
      await announceOver(tx, id);
    }
    if (lost.length > 0) await announceSent(tx);
    return lost.length;
  });
}
