import { createHash, randomUUID } from 'node:crypto';
import type { BodyOf } from '@suite/contracts/http';
import type {
  checkSelfieEndpoint,
  CheckReason,
  ConsentTerms,
  FaceEngine,
  HeadPose,
  SelfieCheckResult,
} from '@suite/contracts/verification';
import type { Database } from '@suite/database';
import type { SelfieCheck, SelfieFrame } from '@suite/identity';
import { recordAudit } from '../../audit/audit.public.ts';
import { DomainError } from '../../errors/domain-error.ts';
import {
  findSelfie,
  lockDraws,
  replaceSelfie,
  returnChallenge,
  useChallenge,
} from '../selfies.repository.ts';
import { sealBytes, sealingKeys } from '../../sealing/sealed-bytes.ts';
import type { SecretKey } from '../../sealing/secret-key.ts';
import { namePerson, type Person } from '../domain/acting-for.ts';
import { consentTermsOf } from '../domain/consent-terms.ts';
import { personContext, selfieCaptures, selfiePrints } from '../domain/identity-keys.ts';
import { insertImages, writePrint, type NewImage } from '../images.repository.ts';
import type { ImageStore } from '../image-store/open-image-store.ts';
import { refuseVerified, requirePerson, type Guest } from '../verification.policy.ts';
import { cleanPhoto, unreadPhoto } from './clean-photo.ts';
import { noChecksNow } from '../no-checks-now.ts';
import { personInForm } from './person-in-form.ts';
import { lockUnchanged } from './require-unchanged.ts';
import { refusePaused, refuseSelfieFlood, requireConsent } from './require-check.ts';
import type { SelfieChecks } from './selfie-jobs.ts';

export interface SentSelfie {
  selfie: Buffer;
  frames: readonly Buffer[];
}

export interface SelfiePlace {
  database: Database;
  images: ImageStore;
  identity: SelfieChecks;
  secretKey: SecretKey;
  onFailure: (error: unknown) => void;
}

/** Without a stored photo, the digest identifies the selfie for this time. */
const digestSeconds = 3600;

/** Refused selfies do not count as attempts. */
export async function checkSelfie(
  place: SelfiePlace & { face_engine: FaceEngine },
  guest: Guest,
  { challenge_id, frame_times, frame_poses, ...form }: BodyOf<typeof checkSelfieEndpoint>,
  sent: SentSelfie,
  now = new Date(),
): Promise<SelfieCheckResult> {
  const person = requirePerson(guest, personInForm(form, guest));
  const places = placesOf(frame_times, frame_poses, sent.frames.length);
  refuseVerified(person);
  const { face_engine, database } = place;
  const terms = consentTermsOf(guest.booking, face_engine);
  if (challenge_id === undefined) return refusedFor('TURN_MISSING');
  const poses = await takeChallenge(database, person, { challenge_id, terms, now });
  if (!poses) return answerWithoutChallenge(database, { person, guest, selfie: sent.selfie });
  try {
    const { selfie, reason, captures } = await lookAt(
      place,
      { ...sent, places, hotel_id: person.hotel_id },
      poses,
    );
    const kept = reason === null ? await storeSelfie(place, person, { sent, selfie, captures, guest }) : null;
    const accepting = database.transaction(async (tx) => {
      refuseVerified((await lockUnchanged(tx, guest, person, now)).person);
      if (kept) await acceptSelfie(tx, { guest, person, kept });
      await recordSelfie(tx, { guest, person, reason });
    });
    await accepting.catch(async (error: unknown) => {
      if (kept?.image) await place.images.remove(kept.image.path);
      throw error;
    });
    return { success: reason === null, reason };
  } catch (error) {
    const counts = error instanceof DomainError && error.errorType === 'VALIDATION_ERROR';
    await returnChallenge(database, person, challenge_id, { counts });
    throw error;
  }
}

type FramePlace = Omit<SelfieFrame, 'photo'>;

function placesOf(frame_times = '', frame_poses = '', frames: number): FramePlace[] {
  const [times, poses] = [frame_times, frame_poses].map((list) =>
    list === '' ? [] : list.split(',').map(Number),
  );
  const isRising = (list: readonly number[] = []) =>
    list.length === frames && list.every((value, index) => value >= (list[index - 1] ?? 0));
  if (isRising(times) && isRising(poses))
    return (times ?? []).map((time, index) => ({ time, pose: poses?.[index] ?? 0 }));
  throw new DomainError('VALIDATION_ERROR', 'SELFIE_FRAMES_INVALID', {}, 'frame_times');
}

/** A repeated selfie, whose answer was lost, gets the first answer again. */
async function answerWithoutChallenge(
  db: Database,
  { person, guest, selfie }: { person: Person; guest: Guest; selfie: Buffer },
): Promise<SelfieCheckResult> {
  const accepted = await findSelfie(db, person, guest.token_hash);
  return accepted?.digest.equals(digestOf(selfie))
    ? { success: true, reason: null }
    : refusedFor('CHALLENGE_EXPIRED');
}

const digestOf = (file: Buffer) => createHash('sha256').update(file).digest();

const refusedFor = (reason: CheckReason): SelfieCheckResult => ({ success: false, reason });

/** Locks the person's challenges, so that parallel requests cannot pass the limit of selfies. */
async function takeChallenge(
  db: Database,
  person: Person,
  { challenge_id, terms, now }: { challenge_id: string; terms: ConsentTerms; now: Date },
): Promise<HeadPose[] | null> {
  return db.transaction(async (tx) => {
    await requireConsent(tx, person, terms);
    await refusePaused(tx, person, now);
    await lockDraws(tx, person);
    await refuseSelfieFlood(tx, person, now);
    return useChallenge(tx, person, challenge_id);
  });
}

async function lookAt(
  { identity, onFailure }: SelfiePlace,
  { hotel_id, ...sent }: SentSelfie & { places: readonly FramePlace[]; hotel_id: number },
  poses: readonly HeadPose[],
): Promise<SelfieCheck & { selfie: Buffer }> {
  const selfie = await cleanPhoto('selfie', sent.selfie);
  const frames: SelfieFrame[] = [];
  // Frames are decoded one after the other to bound the memory.
  for (const [index, frame] of sent.frames.entries()) {
    const { time = 0, pose = 0 } = sent.places[index] ?? {};
    frames.push({ photo: await cleanPhoto('frames', frame), time, pose });
  }
  const check = await identity.checkSelfie({ selfie, frames, poses }, hotel_id).catch((error: unknown) => {
    const unread = unreadPhoto('selfie', error);
    if (!unread) onFailure(error);
    throw unread ?? noChecksNow();
  });
  return { ...check, selfie };
}

interface StoredSelfie {
  digest: Buffer;
  image: NewImage | null;
  captures: Buffer | null;
  print: Buffer | null;
}

async function storeSelfie(
  { images, secretKey, onFailure }: SelfiePlace,
  person: Person,
  {
    sent,
    selfie,
    guest,
    ...seen
  }: Pick<SelfieCheck, 'captures'> & {
    sent: SentSelfie;
    selfie: Buffer;
    guest: Guest;
  },
): Promise<StoredSelfie> {
  const digest = digestOf(sent.selfie);
  const context = personContext(person.booking_id, person);
  const captures = seen.captures && sealBytes(sealingKeys(selfieCaptures, secretKey), context, seen.captures);
  if (guest.booking.retention_hours === 0) return { digest, image: null, captures, print: null };
  const id = randomUUID();
  const path = `${person.booking_id}/${id}`;
  await images.put(path, selfie).catch((error: unknown) => {
    onFailure(error);
    throw noChecksNow();
  });
  const print = seen.captures && (await import('@suite/identity')).selfiePrint(seen.captures);
  return {
    ...{ digest, image: { id, kind: 'selfie', path }, captures },
    print: print && sealBytes(sealingKeys(selfiePrints, secretKey), String(person.booking_id), print),
  };
}

async function acceptSelfie(
  tx: Database,
  {
    guest,
    person,
    kept: { digest, image, captures, print },
  }: { guest: Guest; person: Person; kept: StoredSelfie },
): Promise<void> {
  const { token_hash, booking } = guest;
  const keptSeconds = image ? booking.retention_hours * 3600 : digestSeconds;
  if (image) {
    await insertImages(tx, [image], { ...person, attempt_id: null, keptSeconds });
    if (print) await writePrint(tx, { hotel_id: person.hotel_id, id: image.id }, print);
  }
  await lockDraws(tx, person);
  await replaceSelfie(tx, person, { token_hash, digest, image_id: image && image.id, captures, keptSeconds });
}

function recordSelfie(
  db: Database,
  { guest, person, reason }: { guest: Guest; person: Person; reason: CheckReason | null },
): Promise<void> {
  return recordAudit(db, {
    actor: { user_id: null, address: guest.address },
    hotel_id: guest.booking.hotel_id,
    action: 'check-selfie',
    subject_type: 'booking',
    subject_id: person.booking_id,
    details: { ...namePerson(person), reason },
  });
}
