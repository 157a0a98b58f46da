import type { Database } from '@suite/database';
import type { IdentityEngine } from '@suite/identity';
import { DomainError } from '../../errors/domain-error.ts';
import { openBytes, sealingKeys } from '../../sealing/sealed-bytes.ts';
import type { SecretKey } from '../../sealing/secret-key.ts';
import { findQueuedCheck, type QueuedAttempt } from '../attempts.repository.ts';
import { personContext, selfieCaptures } from '../domain/identity-keys.ts';
import { findCheckImages, type ImageKind } from '../images.repository.ts';
import type { ImageStore } from '../image-store/open-image-store.ts';
import { noChecksNow } from '../no-checks-now.ts';
import type { LeasedJob } from '../queue/jobs.repository.ts';
import type { VerificationJobs } from '../queue/open-verification-jobs.ts';
import { findCaptures } from '../selfies.repository.ts';
import { findNumberKey } from './find-number-key.ts';
import { bookingChanged, requireUnchanged } from './require-unchanged.ts';
import type { CheckedPhotos } from './store-photos.ts';

export interface CheckDeps {
  database: Database;
  images: ImageStore;
  jobs: VerificationJobs;
  identity: IdentityEngine;
  secretKey: SecretKey;
  onFailure: (error: unknown) => void;
}

export type CheckJob = Extract<LeasedJob, { attempt_id: number }>;

export type OpenedCheck = Awaited<ReturnType<typeof openCheck>>;

/** @throws DomainError CONFLICT when the booking has changed or the selfie was replaced, UNAVAILABLE without photos */
export async function openCheck(deps: CheckDeps, job: CheckJob, now: Date) {
  const { database, images, secretKey } = deps;
  const queued = await findQueuedCheck(database, job);
  if (!queued) throw bookingChanged();
  const { guest, person } = await requireUnchanged(
    database,
    { ...queued, address: job.address },
    queued,
    now,
  );
  const opened = await openPhotos(images, await findCheckImages(database, job));
  if (!opened) {
    deps.onFailure(new Error('The photos of a check are gone'));
    throw noChecksNow();
  }
  const numberKey = await findNumberKey(database, secretKey, queued);
  const captures = await openCaptures(deps, queued);
  return { job, guest, person, selfie_row: queued.selfie_row, ...opened, numberKey, captures, now };
}

/** @throws DomainError CONFLICT without the selfie, because the document could be one of its frames */
async function openCaptures(
  { database, secretKey }: Pick<CheckDeps, 'database' | 'secretKey'>,
  { selfie_row, ...person }: QueuedAttempt,
): Promise<Buffer | undefined> {
  const sealed = await findCaptures(database, { hotel_id: person.hotel_id, selfie_row });
  if (sealed === undefined) throw new DomainError('CONFLICT', 'SELFIE_REPLACED');
  const keys = sealingKeys(selfieCaptures, secretKey);
  return sealed === null ? undefined : openBytes(keys, personContext(person.booking_id, person), sealed);
}

async function openPhotos(
  images: ImageStore,
  stored: Awaited<ReturnType<typeof findCheckImages>>,
): Promise<{ photos: CheckedPhotos; ids: { selfie_id: string; document_id: string } } | null> {
  const of = (kind: ImageKind) => stored.find((image) => image.kind === kind);
  const [onSelfie, onDocument, onBack] = [of('selfie'), of('document'), of('document_back')];
  if (!onSelfie || !onDocument) return null;
  const [selfie, document, document_back] = await Promise.all([
    images.get(onSelfie.path),
    images.get(onDocument.path),
    onBack && images.get(onBack.path),
  ]);
  if (!selfie || !document || (onBack && !document_back)) return null;
  return {
    photos: { selfie, document, document_back },
    ids: { selfie_id: onSelfie.id, document_id: onDocument.id },
  };
}
