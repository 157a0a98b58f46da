import { createHash, randomUUID } from 'node:crypto';
import type { ConsentTerms, DocumentSide, ShownDocument } from '@suite/contracts/verification';
import type { Database } from '@suite/database';
import { DomainError } from '../../errors/domain-error.ts';
import { findRunningCheck, insertCheck } from '../attempts.repository.ts';
import type { Person } from '../domain/acting-for.ts';
import { copyPrint, insertImages, type NewImage } from '../images.repository.ts';
import type { ImageStore } from '../image-store/open-image-store.ts';
import { noChecksNow } from '../no-checks-now.ts';
import { announceSent } from '../queue/job-signals.ts';
import { insertCheckJob, isQueueFull } from '../queue/jobs.repository.ts';
import type { VerificationJobs } from '../queue/open-verification-jobs.ts';
import { findSelfie, type AcceptedSelfie } from '../selfies.repository.ts';
import { cleanPhoto } from './clean-photo.ts';
import { refusePaused, requireConsent } from './require-check.ts';
import { storePhotos } from './store-photos.ts';

/** Longer than a check may take. How it ends decides anew; photos of one that never ends go after this. */
const unfinishedKeptSeconds = 600;

export interface QueuePlace {
  database: Database;
  images: ImageStore;
  jobs: VerificationJobs;
  /** Told what went wrong when no check can be made. */
  onFailure: (error: unknown) => void;
}

/** The files as a guest sent them; what the server keeps may be missing. */
export interface SentPhotos {
  selfie: Buffer | undefined;
  document: Buffer | undefined;
  document_back: Buffer | undefined;
}

export interface NewCheck {
  person: Person;
  token_hash: Buffer;
  terms: ConsentTerms;
  /** What the guest says it is. */
  document_type: ShownDocument | null;
  document_source: 'camera' | 'file';
  /** The side that is not sent. */
  kept_side: DocumentSide | null;
  address: string;
  sent: SentPhotos;
  now: Date;
}

/** A check that waits, runs, or has ended. */
export interface QueuedCheck {
  attempt_id: number;
  /** Null once it has ended. */
  job_id: string | null;
}

/**
 * Stores the photos of a check and sends it as a job. What can be refused without looking at photos is refused first.
 * Null when there is no accepted selfie to compare with; then nothing is counted.
 * @throws DomainError VALIDATION_ERROR for a file that is no photo, TOO_MANY_REQUESTS while paused, CONFLICT while another
 * check runs, UNAVAILABLE while too many wait
 */
export async function queueCheck(place: QueuePlace, check: NewCheck): Promise<QueuedCheck | null> {
  const { database, images } = place;
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
  const document_source = kept?.from_file ? 'file' : check.document_source;
  const stored = await storePhotos(images, person.booking_id, photos).catch((error: unknown) => {
    place.onFailure(error);
    throw noChecksNow();
  });
  try {
    return await database.transaction((tx) =>
      sendCheck(tx, place.jobs, { ...check, document_source, stored, accepted }),
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
    terms,
    now,
    sent,
    stored,
    accepted,
    kept_side,
    ...job
  }: NewCheck & { stored: NewImage[]; accepted: AcceptedSelfie },
): Promise<QueuedCheck> {
  await requireConsent(tx, person, terms);
  if (await isQueueFull(tx)) throw noChecksNow();
  const document_digest = digestOfDocument(sent, { ...job, kept_side });
  // The request that counts failures holds the one check of the person, so that no two pass the same count.
  const attempt_id = await insertCheck(tx, person, {
    ...{ token_hash, document_digest },
    ...{ selfie_row: accepted.id, selfie_digest: accepted.digest },
  });
  if (attempt_id === null) throw alreadyChecking();
  await refusePaused(tx, person, now);
  const { booking_id } = person;
  await insertImages(tx, stored, { booking_id, attempt_id, keptSeconds: unfinishedKeptSeconds });
  await copyPrint(tx, attempt_id, accepted.id);
  const job_id = randomUUID();
  await insertCheckJob(tx, attempt_id, { id: job_id, ...job });
  await queue.send(tx, job_id);
  await announceSent(tx);
  return { attempt_id, job_id };
}

/** The accepted selfie, kept or sent once more; undefined when it is neither, or what was sent is another file. */
async function openSelfie(
  images: ImageStore,
  { digest, path }: AcceptedSelfie,
  sent: Buffer | undefined,
): Promise<Buffer | undefined> {
  if (sent && !digestOf(sent).equals(digest)) return undefined;
  if (path !== null) return images.get(path);
  return sent && cleanPhoto('selfie', sent);
}

/** The side of a card that is kept with the selfie; null where both are sent. */
async function openSide(images: ImageStore, { side }: AcceptedSelfie, kept_side: DocumentSide | null) {
  if (kept_side === null) return null;
  const photo = side?.kind === kept_side && (await images.get(side.path));
  if (!photo) throw sideGone(kept_side);
  return { ...side, photo };
}

/** Tells what was sent of a document from what is sent later: its files, and what it is said to be. */
export function digestOfDocument(
  { document, document_back }: Omit<SentPhotos, 'selfie'>,
  { document_type, kept_side }: Pick<NewCheck, 'document_type' | 'kept_side'>,
): Buffer {
  const parts = [document, document_back].flatMap((file) => (file ? [digestOf(file)] : []));
  if (kept_side !== null) parts.push(Buffer.from(kept_side));
  // Said to have nothing on its back, the photo of before is to be decided about, not asked about again.
  if (document_type === 'one_sided_card') parts.push(Buffer.from(document_type));
  const [only, ...more] = parts;
  return only && more.length === 0 ? only : digestOf(Buffer.concat(parts));
}

function digestOf(file: Buffer): Buffer {
  return createHash('sha256').update(file).digest();
}

function sideGone(field: DocumentSide): DomainError {
  const message = 'This side of the card is not kept any more. Please photograph it again.';
  return new DomainError('VALIDATION_ERROR', message, [{ field, message }]);
}

function alreadyChecking(): DomainError {
  return new DomainError('CONFLICT', 'Your photos are being checked already. Please wait.');
}
