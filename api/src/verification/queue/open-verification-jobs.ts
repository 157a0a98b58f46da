import type { OpenDatabase } from '@suite/database';
import { openJobQueue, type JobQueue } from './job-queue.ts';
import { openJobSignals, type JobSignals } from './job-signals.ts';

export interface VerificationJobs {
  queue: JobQueue;
  signals: JobSignals;
}

export function openVerificationJobs(database: OpenDatabase): VerificationJobs {
  return { queue: openJobQueue(database), signals: openJobSignals(database) };
}
