import type { PlainCode } from '@suite/contracts/messages';
import type { ResultOf } from '@suite/contracts/http';
import type { DeskReviewPayload, reviewCheckEndpoint } from '@suite/contracts/verification';
import type { Database } from '@suite/database';
import { recordAudit } from '../../audit/audit.public.ts';
import type { Caller } from '../../access/caller.ts';
import type { PartyMember } from '../../bookings/bookings.public.ts';
import { DomainError } from '../../errors/domain-error.ts';
import { lockDeskCheck, writeReview, type DeskCheckRow } from '../desk-checks.repository.ts';
import { requireParty, requirePhotos } from '../desk.policy.ts';
import { namePerson } from '../domain/acting-for.ts';
import { refuseVerified } from '../verification.policy.ts';
import { markPersonVerified } from './mark-person-verified.ts';

/** @throws DomainError PERMISSION_DENIED, BOOKING_NOT_FOUND, NOT_FOUND, CONFLICT when there is nothing to decide */
export async function reviewCheck(
  db: Database,
  caller: Caller,
  id: number,
  { attempt_id, decision }: DeskReviewPayload,
  now = new Date(),
): Promise<ResultOf<typeof reviewCheckEndpoint>> {
  requirePhotos(caller);
  return db.transaction(async (tx) => {
    const party = await requireParty(tx, caller, id);
    // The check is locked before its booking, in the order of a guest's own recording.
    const check = await lockDeskCheck(tx, party.booking, attempt_id);
    const { booking, people } = check ? await requireParty(tx, caller, id, { locked: true }) : party;
    const person = people.find(({ passenger_id }) => passenger_id === check?.passenger_id);
    if (!check || !person) throw new DomainError('NOT_FOUND', 'CHECK_NOT_FOUND');
    if (check.review === decision) return { name: person.name, decision, is_verified: person.is_verified };
    refuseUndecidable(check, person);
    const { hotel_id } = booking;
    await writeReview(tx, { hotel_id, attempt_id }, { decision, user_id: caller.user_id, at: now });
    if (decision === 'approve') {
      await markPersonVerified(tx, person, {
        verified_at: now,
        how: { method: 'photo', verified_by: caller.user_id },
      });
    }
    await recordAudit(tx, {
      actor: { user_id: caller.user_id, address: caller.address },
      hotel_id,
      action: 'review-check',
      subject_type: 'booking',
      subject_id: id,
      details: {
        ...namePerson(person),
        ...{ attempt_id, decision, similarity_score: Number(check.similarity_score) },
      },
      happened_at: now,
    });
    return { name: person.name, decision, is_verified: decision === 'approve' };
  });
}

function refuseUndecidable(check: DeskCheckRow, person: PartyMember): void {
  if (!check.desk_review) throw conflict('CHECK_UNDECIDABLE');
  if (check.review) throw conflict('CHECK_DECIDED_ALREADY');
  refuseVerified(person);
  if (check.person_name.toLowerCase() !== person.name.toLowerCase()) {
    throw conflict('CHECK_OF_OTHER_NAME');
  }
  if (check.images.length === 0) {
    throw conflict('CHECK_PHOTOS_GONE');
  }
}

function conflict(code: PlainCode): DomainError {
  return new DomainError('CONFLICT', code);
}
