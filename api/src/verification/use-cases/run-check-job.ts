import type { IdentityEngine } from '@suite/identity';
import { DomainError } from '../../errors/domain-error.ts';
import { openBytes, sealingKeys } from '../../sealing/sealed-bytes.ts';
import {
  countSideRequests,
  findQueuedCheck,
  hasReusedFile,
  type QueuedAttempt,
} from '../attempts.repository.ts';
import type { DocumentFlag } from '../domain/flag-names.ts';
import { personContext, selfieCaptures, selfiePrints } from '../domain/identity-keys.ts';
import { judgeCheck } from '../domain/judge-check.ts';
import { findCheckImages, findOtherPrints, type ImageKind } from '../images.repository.ts';
import type { ImageStore } from '../image-store/open-image-store.ts';
import { noChecksNow } from '../no-checks-now.ts';
import type { LeasedJob } from '../queue/jobs.repository.ts';
import type { VerificationJobs } from '../queue/open-verification-jobs.ts';
import { finishJob } from '../queue/run-jobs.ts';
import { findCaptures } from '../selfies.repository.ts';
import { checkPhotos } from './check-photos.ts';
import { endCheck, type CheckPlace } from './end-check.ts';
import { findNumberKey } from './find-number-key.ts';
import { storeSide } from './keep-side.ts';
import { bookingChanged, requireUnchanged } from './require-unchanged.ts';
import type { CheckedPhotos } from './store-photos.ts';

export type CheckJob = Extract<LeasedJob, { attempt_id: number }>;

export async function runCheckJob(
  place: CheckPlace & { identity: IdentityEngine; jobs: VerificationJobs },
  { id: job_id, attempt_id, document_type, document_source, address }: CheckJob,
  now = new Date(),
): Promise<void> {
  const { database, images, secretKey } = place;
  const queued = await findQueuedCheck(database, attempt_id);
  if (!queued) throw bookingChanged();
  const { guest, person } = await requireUnchanged(database, { ...queued, address }, queued, now);
  const { booking } = guest;
  const photos = await openPhotos(images, await findCheckImages(database, attempt_id));
  if (!photos) {
    place.onFailure(new Error('The photos of a check are gone'));
    throw noChecksNow();
  }
  const numberKey = await findNumberKey(database, secretKey, booking.id);
  const captures = await openCaptures(place, queued);
  const asked = { person_name: person.name, time_zone: booking.time_zone, numberKey, captures, now };
  const { found, isNameAlike, flags: seenFlags } = await checkPhotos(place, photos.opened, asked);
  const { document_data, face_match_details, identity } = found;
  const needsNameReview = booking.reviews_other_names && seenFlags.includes('NAME_DIFFERS');
  const classified = judgeCheck({
    ...found,
    ...{ isNameAlike, needsNameReview },
    isZoneValid: document_data.mrz_valid === true,
    acceptsPrinted: booking.document_proof === 'printed',
    read_type: document_data.document_type,
    shown_type: document_type,
    sideRequests: await countSideRequests(database, person),
  });
  const flags: DocumentFlag[] = [...seenFlags];
  if (document_source === 'file') flags.push('PHOTO_FROM_FILE');
  if (classified.reason === null && found.document_evidence !== 'zone') flags.push('NO_ZONE');
  if (await isReused(place, { booking_id: booking.id, attempt_id, captures })) flags.push('REUSED_PHOTO');
  const side =
    booking.retention_hours === 0
      ? null
      : await storeSide(images, {
          ...{ booking_id: booking.id, photos: photos.opened, classified },
          from_file: document_source === 'file',
        });
  const ended = { ...classified, ...photos.ids, flags, document_data, face_match_details, identity, side };
  await endCheck(place, { guest, person, id: attempt_id, selfie_row: queued.selfie_row }, ended, {
    now,
    alongside: (tx) => finishJob(tx, place.jobs, job_id, {}),
  });
}

async function isReused(
  { database, secretKey }: Pick<CheckPlace, 'database' | 'secretKey'>,
  {
    booking_id,
    attempt_id,
    captures,
  }: { booking_id: number; attempt_id: number; captures: Buffer | undefined },
): Promise<boolean> {
  if (await hasReusedFile(database, attempt_id)) return true;
  if (!captures) return false;
  const { isPrintAmong } = await import('@suite/identity');
  const keys = sealingKeys(selfiePrints, secretKey);
  const prints = (await findOtherPrints(database, booking_id)).flatMap((other) => {
    try {
      return [openBytes(keys, String(other.booking_id), other.print)];
    } catch {
      // A print that is sealed with a lost key must not stop all checks.
      return [];
    }
  });
  return isPrintAmong(captures, prints);
}

/** @throws DomainError CONFLICT without the selfie, because the document could be one of its frames */
async function openCaptures(
  { database, secretKey }: Pick<CheckPlace, 'database' | 'secretKey'>,
  { selfie_row, ...person }: QueuedAttempt,
): Promise<Buffer | undefined> {
  const sealed = await findCaptures(database, selfie_row);
  if (sealed === undefined) throw new DomainError('CONFLICT', 'SELFIE_REPLACED');
  const keys = sealingKeys(selfieCaptures, secretKey);
  return sealed === null ? undefined : openBytes(keys, personContext(person.booking_id, person), sealed);
}

async function openPhotos(
  images: ImageStore,
  stored: Awaited<ReturnType<typeof findCheckImages>>,
): Promise<{ opened: CheckedPhotos; ids: { selfie_id: string; document_id: string } } | null> {
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
    opened: { selfie, document, document_back },
    ids: { selfie_id: onSelfie.id, document_id: onDocument.id },
  };
}
