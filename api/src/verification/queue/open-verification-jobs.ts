import type { OpenDatabase } from '@suite/database';
import { openJobQueue, type JobQueue } from './job-queue.ts';
import { openJobSignals, type JobSignals } from './job-signals.ts';

/** The queue of checks, as servers and workers reach it. */
export interface VerificationJobs {
  queue: JobQueue;
  signals: JobSignals;
}

/** Nothing is loaded and no connection opened before the first job. */
export function openVerificationJobs(database: OpenDatabase): VerificationJobs {
  return { queue: openJobQueue(database), signals: openJobSignals(database) };
}
