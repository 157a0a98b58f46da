import { createHash } from 'node:crypto';
import type { BodyOf } from '@suite/contracts';
import type { FaceEngine, IdentityCheckResult, verifyIdentityEndpoint } from '@suite/contracts/verification';
import { ApiError } from '../../plugins/errors.ts';
import { deleteCheck } from '../attempts.repository.ts';
import type { DocumentFlag } from '../domain/flag-names.ts';
import { documentNumberKey } from '../domain/identity-keys.ts';
import { judgeCheck } from '../domain/judge-check.ts';
import { nothingRead } from '../domain/nothing-read.ts';
import type { ImageStore } from '../image-store/open-image-store.ts';
import type { AcceptedSelfie } from '../selfies.repository.ts';
import { refuseVerified, requirePerson, type Guest } from '../verification.policy.ts';
import { beginCheck } from './begin-check.ts';
import { checkPhotos, type PhotoCheck } from './check-photos.ts';
import { cleanPhoto } from './clean-photo.ts';
import { endCheck, type CheckPlace } from './end-check.ts';
import { personInForm } from './person-in-form.ts';

/** The files as a guest sent them; the selfie may be missing where the server keeps it. */
export interface SentPhotos {
  selfie: Buffer | undefined;
  document: Buffer;
}

const selfieMissing: IdentityCheckResult = {
  success: false,
  similarity_score: null,
  document_data: nothingRead,
  selfie_url: null,
  document_url: null,
  face_match_details: null,
  reason: 'SELFIE_MISSING',
  photo: 'selfie',
  desk_review: false,
  document_expired: false,
};

/**
 * Compares a person's accepted selfie with the photo of their document, and stores what was found. Refusals that a guest
 * can do something about are results; whatever is no check is thrown, and then nothing is counted and nothing stored.
 * @throws ApiError VALIDATION_ERROR, PERMISSION_DENIED, CONSENT_REQUIRED, NOT_FOUND, CONFLICT, TOO_MANY_REQUESTS, UNAVAILABLE
 */
export async function verifyIdentity(
  place: CheckPlace & PhotoCheck & { face_engine: FaceEngine },
  guest: Guest,
  form: BodyOf<typeof verifyIdentityEndpoint>,
  sent: SentPhotos,
  now = new Date(),
): Promise<IdentityCheckResult> {
  const person = requirePerson(guest, personInForm(form, guest));
  refuseVerified(person);
  const { token_hash, booking } = guest;
  const isFromFile = form.document_source === 'file';
  if (isFromFile && !booking.allows_photo_files) throw filesRefused();
  const terms = { face_engine: place.face_engine, retention_hours: booking.retention_hours };
  const begun = await beginCheck(place.database, person, { token_hash, terms, now });
  if (!begun) return selfieMissing;
  const { id } = begun;
  try {
    const selfie = await openSelfie(place.images, begun.selfie, sent.selfie);
    if (!selfie) {
      await deleteCheck(place.database, id);
      return selfieMissing;
    }
    const photos = { selfie, document: await cleanPhoto('document', sent.document) };
    const numberKey = documentNumberKey(place.secretKey, booking.id);
    const asked = { person_name: person.name, time_zone: booking.time_zone, numberKey, now };
    const { found, isNameAlike, flags: seenFlags } = await checkPhotos(place, photos, asked);
    const { document_data, face_match_details, identity } = found;
    const flags: DocumentFlag[] = isFromFile ? [...seenFlags, 'PHOTO_FROM_FILE'] : seenFlags;
    const needsNameReview = booking.reviews_other_names && flags.includes('NAME_DIFFERS');
    const judged = judgeCheck({ ...found, isNameAlike, needsNameReview });
    const ended = { ...judged, photos, flags, document_data, face_match_details, identity };
    return await endCheck(place, { guest, person, id }, ended, now);
  } catch (error) {
    await deleteCheck(place.database, id);
    throw error;
  }
}

function filesRefused(): ApiError {
  const message = 'This hotel accepts no stored photos. Please photograph your document.';
  return new ApiError(400, 'VALIDATION_ERROR', message, [{ field: 'document_source', message }]);
}

/** The accepted selfie, kept or sent once more; undefined when it is neither, or what was sent is another file. */
async function openSelfie(
  images: ImageStore,
  { digest, path }: AcceptedSelfie,
  sent: Buffer | undefined,
): Promise<Buffer | undefined> {
  if (sent && !createHash('sha256').update(sent).digest().equals(digest)) return undefined;
  if (path !== null) return images.get(path);
  return sent && cleanPhoto('selfie', sent);
}
