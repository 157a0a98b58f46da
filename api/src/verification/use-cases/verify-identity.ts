import type { BodyOf } from '@suite/contracts';
import type {
  FaceEngine,
  GuestPerson,
  IdentityCheckResult,
  verifyIdentityEndpoint,
} from '@suite/contracts/verification';
import { ApiError } from '../../plugins/errors.ts';
import { documentNumberKey } from '../domain/identity-keys.ts';
import { judgeCheck } from '../domain/judge-check.ts';
import { nothingRead } from '../domain/nothing-read.ts';
import { refuseVerified, requirePerson, type Guest } from '../verification.policy.ts';
import { beginCheck } from './begin-check.ts';
import { checkPhotos, type PhotoCheck, type SentPhotos } from './check-photos.ts';
import { endCheck, returnCheck, type CheckPlace } from './end-check.ts';

export type IdentityForm = BodyOf<typeof verifyIdentityEndpoint>;

/**
 * Compares a person's selfie with the photo of their document, and stores what was found. Refusals that a guest can do
 * something about are results; whatever is no check is thrown, and then nothing is counted and nothing stored.
 * @throws ApiError VALIDATION_ERROR, PERMISSION_DENIED, CONSENT_REQUIRED, NOT_FOUND, CONFLICT, TOO_MANY_REQUESTS, UNAVAILABLE
 */
export async function verifyIdentity(
  place: CheckPlace & PhotoCheck & { face_engine: FaceEngine },
  guest: Guest,
  { challenge_id, ...named }: IdentityForm,
  sent: SentPhotos,
  now = new Date(),
): Promise<IdentityCheckResult> {
  const person = requirePerson(guest, personNamedIn(named, guest));
  refuseVerified(person);
  const { token_hash, booking } = guest;
  const terms = { face_engine: place.face_engine, retention_hours: booking.retention_hours };
  const begun = await beginCheck(place.database, person, { token_hash, challenge_id, terms, now });
  const check = { guest, person, id: begun.id };
  if ('reason' in begun) {
    const { reason } = begun;
    const unseen = { similarity_score: null, photo: null, desk_review: false };
    return endCheck(place, check, { ...unseen, reason, document_data: nothingRead, flags: [] }, now);
  }
  try {
    const { time_zone } = booking;
    const numberKey = documentNumberKey(place.secretKey, booking.id);
    const asked = { turn: begun.turn, person_name: person.name, time_zone, numberKey, now };
    const { found, isNameAlike, ...seen } = await checkPhotos(place, sent, asked);
    const { document_data, face_match_details, identity } = found;
    return await endCheck(
      place,
      check,
      { ...judgeCheck({ ...found, isNameAlike }), ...seen, document_data, face_match_details, identity },
      now,
    );
  } catch (error) {
    await returnCheck(place.database, { id: begun.id, challenge_id });
    throw error;
  }
}

/** A form has two fields where other calls have one object. */
function personNamedIn(
  { user_type, item_id }: Omit<IdentityForm, 'challenge_id'>,
  { booking }: Guest,
): GuestPerson | undefined {
  if (user_type === undefined && item_id === undefined) return undefined;
  if (user_type === 'primary') return { user_type, item_id: item_id ?? booking.id };
  const message = 'Name the guest by user_type and item_id';
  if (user_type === undefined || item_id === undefined) {
    const field = user_type === undefined ? 'user_type' : 'item_id';
    throw new ApiError(400, 'VALIDATION_ERROR', message, [{ field, message }]);
  }
  return { user_type, item_id };
}
