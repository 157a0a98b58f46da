import { createHash, randomUUID } from 'node:crypto';
import type { BodyOf } from '@suite/contracts/http';
import type { DocumentSide, FaceEngine, verifyIdentityEndpoint } from '@suite/contracts/verification';
import type { Database } from '@suite/database';
import { DomainError } from '../../errors/domain-error.ts';
import type { SecretKey } from '../../sealing/secret-key.ts';
import { findRunningCheck, insertCheck, type CheckKey } from '../attempts.repository.ts';
import { consentTermsOf } from '../domain/consent-terms.ts';
import { copyPrint, insertImages, type NewImage } from '../images.repository.ts';
import type { ImageStore } from '../image-store/open-image-store.ts';
import { noChecksNow } from '../no-checks-now.ts';
import { announceSent } from '../queue/job-signals.ts';
import { insertCheckJob, isQueueFull, type NewJob } from '../queue/jobs.repository.ts';
import type { VerificationJobs } from '../queue/open-verification-jobs.ts';
import { findSelfie, type AcceptedSelfie } from '../selfies.repository.ts';
import { refuseVerified, requirePerson, type Guest } from '../verification.policy.ts';
import { cleanPhoto } from './clean-photo.ts';
import { personInForm } from './person-in-form.ts';
import { refusePaused, requireConsent } from './require-check.ts';
import { storePhotos } from './store-photos.ts';

/** Exceeds the check's timeout, so that only photos of abandoned checks are deleted. */
const unfinishedKeptSeconds = 600;

export interface QueueDeps {
  database: Database;
  images: ImageStore;
  jobs: VerificationJobs;
  face_engine: FaceEngine;
  secretKey: SecretKey;
  onFailure: (error: unknown) => void;
}

export interface SentPhotos {
  selfie: Buffer | undefined;
  document: Buffer | undefined;
  document_back: Buffer | undefined;
}

type NewCheck = Awaited<ReturnType<typeof prepareCheck>>;

export interface QueuedCheck extends CheckKey {
  job_id: string | null;
}

/** @throws DomainError PERMISSION_DENIED, NOT_FOUND, CONFLICT, VALIDATION_ERROR, CONSENT_REQUIRED */
export async function prepareCheck(
  { database, face_engine }: QueueDeps,
  guest: Guest,
  form: BodyOf<typeof verifyIdentityEndpoint>,
  sent: SentPhotos,
  now: Date,
) {
  const person = requirePerson(guest, personInForm(form, guest));
  refuseVerified(person);
  const { token_hash, booking, address } = guest;
  const { document_type = null, document_source = 'camera', kept_side = null } = form;
  if (!sent.document && kept_side !== 'document') throw photosMissing();
  if (document_source === 'file' && !booking.allows_photo_files) throw filesRefused();
  const terms = consentTermsOf(booking, face_engine);
  await requireConsent(database, person, terms);
  const document_digest = digestOfDocument(sent, { document_type, kept_side });
  const job = { document_type, document_source, address };
  return { person, token_hash, document_digest, terms, kept_side, job, sent, now };
}

/**
 * Returns null without an accepted selfie.
 * @throws DomainError VALIDATION_ERROR, TOO_MANY_REQUESTS, CONFLICT while another check runs, UNAVAILABLE
 */
export async function queueCheck(deps: QueueDeps, check: NewCheck): Promise<QueuedCheck | null> {
  const { database, images } = deps;
  const { person, token_hash, sent, kept_side, now } = check;
  if (await findRunningCheck(database, person)) throw alreadyChecking();
  await refusePaused(database, person, now);
  const accepted = await findSelfie(database, person, token_hash);
  const selfie = accepted && (await openSelfie(images, accepted, sent.selfie));
  if (!selfie) return null;
  const kept = await openSide(images, accepted, kept_side);
  const side = (kind: DocumentSide) =>
    kind === kept?.kind ? kept.photo : sent[kind] && cleanPhoto(kind, sent[kind]);
  const document = await side('document');
  if (!document) throw sideGone('document');
  const photos = { selfie, document, document_back: await side('document_back') };
  const document_source = kept?.from_file ? 'file' : check.job.document_source;
  const stored = await storePhotos(images, person.booking_id, photos).catch((error: unknown) => {
    deps.onFailure(error);
    throw noChecksNow();
  });
  try {
    return await database.transaction((tx) =>
      sendCheck(tx, deps.jobs, { ...check, job: { ...check.job, document_source }, stored, accepted }),
    );
  } catch (error) {
    await Promise.allSettled(stored.map(({ path }) => images.remove(path)));
    throw error;
  }
}

async function sendCheck(
  tx: Database,
  { queue }: VerificationJobs,
  {
    person,
    token_hash,
    document_digest,
    terms,
    now,
    sent,
    stored,
    accepted,
    job,
  }: NewCheck & { stored: NewImage[]; accepted: AcceptedSelfie },
): Promise<QueuedCheck> {
  await requireConsent(tx, person, terms);
  if (await isQueueFull(tx)) throw noChecksNow();
  // The inserted check blocks others of the person, so that parallel requests cannot pass the limit of attempts.
  const attempt_id = await insertCheck(tx, person, {
    ...{ token_hash, document_digest },
    ...{ selfie_row: accepted.id, file_digests: [accepted.digest, ...digestsOf(sent)] },
  });
  if (attempt_id === null) throw alreadyChecking();
  await refusePaused(tx, person, now);
  const check = { hotel_id: person.hotel_id, attempt_id };
  const { booking_id } = person;
  await insertImages(tx, stored, { ...check, booking_id, keptSeconds: unfinishedKeptSeconds });
  await copyPrint(tx, check, accepted.id);
  const job_id = randomUUID();
  await insertCheckJob(tx, check, { id: job_id, ...job });
  await queue.send(tx, job_id);
  await announceSent(tx);
  return { ...check, job_id };
}

/** Returns undefined when the selfie is missing or differs from the accepted one. */
async function openSelfie(
  images: ImageStore,
  { digest, path }: AcceptedSelfie,
  sent: Buffer | undefined,
): Promise<Buffer | undefined> {
  if (sent && !digestOf(sent).equals(digest)) return undefined;
  if (path !== null) return images.get(path);
  return sent && cleanPhoto('selfie', sent);
}

async function openSide(images: ImageStore, { side }: AcceptedSelfie, kept_side: DocumentSide | null) {
  if (kept_side === null) return null;
  const photo = side?.kind === kept_side && (await images.get(side.path));
  if (!photo) throw sideGone(kept_side);
  return { ...side, photo };
}

/** Includes the document's stated type and the stored side, so that a changed request counts as a new one. */
function digestOfDocument(
  photos: Omit<SentPhotos, 'selfie'>,
  { document_type, kept_side }: Pick<NewJob, 'document_type'> & { kept_side: DocumentSide | null },
): Buffer {
  const parts = digestsOf(photos);
  if (kept_side !== null) parts.push(Buffer.from(kept_side));
  // A card that is now stated to have one side must be checked again.
  if (document_type === 'one_sided_card') parts.push(Buffer.from(document_type));
  const [only, ...more] = parts;
  return only && more.length === 0 ? only : digestOf(Buffer.concat(parts));
}

function digestsOf({ document, document_back }: Omit<SentPhotos, 'selfie'>): Buffer[] {
  return [document, document_back].flatMap((file) => (file ? [digestOf(file)] : []));
}

function digestOf(file: Buffer): Buffer {
  return createHash('sha256').update(file).digest();
}

function photosMissing(): DomainError {
  return new DomainError('VALIDATION_ERROR', 'PHOTOS_REQUIRED', {}, 'document');
}

function filesRefused(): DomainError {
  return new DomainError('VALIDATION_ERROR', 'PHOTO_FILES_REFUSED', {}, 'document_source');
}

function sideGone(field: DocumentSide): DomainError {
  return new DomainError('VALIDATION_ERROR', 'PHOTO_SIDE_GONE', {}, field);
}

function alreadyChecking(): DomainError {
  return new DomainError('CONFLICT', 'CHECK_RUNNING');
}
