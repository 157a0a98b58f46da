import { randomUUID } from 'node:crypto';
import { deserialize, serialize } from 'node:v8';
import type { Database } from '@suite/database';
import type { IdentityEngine, IdentityErrorCode, SelfieCheck, SelfiePhotos } from '@suite/identity';
import type { ImageStore } from '../image-store/open-image-store.ts';
import { announceSent } from '../queue/job-signals.ts';
import { deleteJob, insertSelfieJob, isQueueFull, type LeasedJob } from '../queue/jobs.repository.ts';
import type { VerificationJobs } from '../queue/open-verification-jobs.ts';
import { pollJob } from '../queue/poll-job.ts';
import { finishJob } from '../queue/run-jobs.ts';

interface SelfieJobs {
  database: Database;
  images: ImageStore;
  jobs: VerificationJobs;
}

interface SelfieOutput {
  /** The captures replace the photos in the sealed store. */
  check: Pick<SelfieCheck, 'reason'>;
  identity_error: { code: IdentityErrorCode; message: string };
}

/** The engine's own check takes no hotel; the queued one stores it with the job. */
export interface SelfieChecks {
  checkSelfie(photos: SelfiePhotos, hotel_id: number): Promise<SelfieCheck>;
}

/** Runs the check in a process with an engine; the photos are stored sealed in the meantime. */
export function queuedSelfieChecks({ database, images, jobs }: SelfieJobs): SelfieChecks {
  return {
    async checkSelfie(photos, hotel_id) {
      const id = randomUUID();
      const path = `${id}/selfie`;
      await images.put(path, serialize(photos));
      try {
        await database.transaction(async (tx) => {
          if (await isQueueFull(tx)) throw await failureOf('BUSY', 'Too many checks are waiting.');
          await insertSelfieJob(tx, { hotel_id, id }, path);
          await jobs.queue.send(tx, id);
          await announceSent(tx);
        });
        const output = await pollJob(jobs.signals, id, () => jobs.queue.findOutput(database, id));
        const { reason } = await checkIn(output);
        return { reason, captures: reason === null ? ((await images.get(path)) ?? null) : null };
      } finally {
        await deleteJob(database, { hotel_id, id });
        await images.remove(path);
      }
    },
  };
}

async function checkIn(output: object): Promise<SelfieOutput['check']> {
  const { check, identity_error } = output as Partial<SelfieOutput>;
  if (check) return check;
  const { code, message } = identity_error ?? { code: 'CRASHED', message: 'The check broke off.' };
  throw await failureOf(code, message);
}

async function failureOf(code: IdentityErrorCode, message: string): Promise<Error> {
  const { IdentityError } = await import('@suite/identity');
  return new IdentityError(code, message);
}

export async function runSelfieJob(
  { database, images, jobs, identity }: SelfieJobs & { identity: Pick<IdentityEngine, 'checkSelfie'> },
  job: Extract<LeasedJob, { path: string }>,
): Promise<void> {
  const { path } = job;
  const stored = await images.get(path);
  if (!stored) throw new Error('The photos of a selfie are gone');
  const output: Partial<SelfieOutput> = await identity.checkSelfie(deserialize(stored) as SelfiePhotos).then(
    async ({ reason, captures }) => {
      if (captures) await images.put(path, Buffer.from(captures));
      return { check: { reason } };
    },
    (error: { name: string; code: IdentityErrorCode; message: string }) => {
      if (error.name !== 'IdentityError') throw error;
      return { identity_error: { code: error.code, message: error.message } };
    },
  );
  await database.transaction((tx) => finishJob(tx, jobs, job, output));
}
