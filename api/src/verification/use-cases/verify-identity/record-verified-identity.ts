import type { ResultOf } from '@suite/contracts/http';
import type {
  createVerificationAttemptEndpoint,
  VerificationAttemptPayload,
} from '@suite/contracts/verification';
import type { Database } from '@suite/database';
import { recordAudit } from '../../../audit/audit.public.ts';
import { DomainError } from '../../../errors/domain-error.ts';
import type { Returned } from '../../../http/endpoints/serve-endpoint.ts';
import { lockCheck, markRecorded, type StoredCheck } from '../../attempts.repository.ts';
import { namePerson, type Person } from '../../domain/acting-for.ts';
import { imageIdIn } from '../../domain/image-address.ts';
import { requirePerson, type Guest } from '../../verification.policy.ts';
import { markPersonVerified } from '../mark-person-verified.ts';

/**
 * Trusts the stored score only.
 * @throws DomainError PERMISSION_DENIED, NOT_FOUND, CONFLICT
 */
export async function recordVerifiedIdentity(
  db: Database,
  guest: Guest,
  { booking_id, selfie_url, document_url, user_type }: VerificationAttemptPayload,
): Promise<Returned<ResultOf<typeof createVerificationAttemptEndpoint>>> {
  const person = requirePerson(guest, user_type);
  const [selfie_id, document_id] = [imageIdIn(selfie_url), imageIdIn(document_url)];
  if (booking_id !== guest.booking.id || !selfie_id || !document_id) throw checkNotFound();
  return db.transaction(async (tx) => {
    const check = await lockCheck(tx, person, { selfie_id, document_id });
    if (!check?.token_hash.equals(guest.token_hash)) throw checkNotFound();
    requireMatch(check, person);
    const verified_at = check.recorded_at ?? new Date();
    if (!check.recorded_at) {
      await markPersonVerified(tx, person, { verified_at });
      await markRecorded(tx, { hotel_id: person.hotel_id, attempt_id: check.id }, verified_at);
      await recordAudit(tx, {
        actor: { user_id: null, address: guest.address },
        hotel_id: guest.booking.hotel_id,
        action: 'record-verification',
        subject_type: 'booking',
        subject_id: booking_id,
        details: {
          ...namePerson(person),
          attempt_id: check.id,
          similarity_score: Number(check.similarity_score),
        },
      });
    }
    return {
      booking_id,
      name: person.name,
      user_type: namePerson(person),
      similarity_score: Number(check.similarity_score),
      is_match: true,
      is_verified: true,
      verified_at,
    };
  });
}

function requireMatch({ state, person_name, recorded_at }: StoredCheck, person: Person): void {
  if (state !== 'matched') {
    throw new DomainError('CONFLICT', 'CHECK_NO_MATCH');
  }
  const isSamePerson = person_name.toLowerCase() === person.name.toLowerCase();
  // The verification was recorded earlier and undone since.
  if (!isSamePerson || (recorded_at && !person.is_verified)) {
    throw new DomainError('CONFLICT', 'BOOKING_CHANGED_IN_CHECK');
  }
}

/** The answer does not reveal whether another guest has the check. */
function checkNotFound(): DomainError {
  return new DomainError('NOT_FOUND', 'CHECK_UNKNOWN');
}
