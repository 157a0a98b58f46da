import type { BodyOf, ResultOf } from '@suite/contracts/http';
import type { undoDeskVerificationEndpoint } from '@suite/contracts/verification';
import type { Database } from '@suite/database';
import { recordAudit } from '../../audit/audit.public.ts';
import type { Caller } from '../../access/caller.ts';
import { clearVerification } from '../../bookings/bookings.public.ts';
import { DomainError } from '../../errors/domain-error.ts';
import { requireMember, requireParty } from '../desk.policy.ts';

/** @throws DomainError PERMISSION_DENIED, BOOKING_NOT_FOUND, NOT_FOUND, CONFLICT after the check-in */
export async function undoDeskVerification(
  db: Database,
  caller: Caller,
  id: number,
  { user_type }: BodyOf<typeof undoDeskVerificationEndpoint>,
  now = new Date(),
): Promise<ResultOf<typeof undoDeskVerificationEndpoint>> {
  return db.transaction(async (tx) => {
    const party = await requireParty(tx, caller, id, { locked: true });
    const person = requireMember(party, user_type);
    const { verified_method: method, verified_document: document } = person;
    if (method !== 'desk' && method !== 'guardian') {
      throw new DomainError('CONFLICT', 'GUEST_NOT_VERIFIED_AT_DESK');
    }
    if (party.booking.checked_in_at) {
      throw new DomainError('CONFLICT', 'CHECK_IN_UNDO_FIRST');
    }
    await clearVerification(tx, person);
    await recordAudit(tx, {
      actor: { user_id: caller.user_id, address: caller.address },
      hotel_id: party.booking.hotel_id,
      action: 'undo-desk-verification',
      subject_type: 'booking',
      subject_id: id,
      details: { ...user_type, method, document },
      happened_at: now,
    });
    return { name: person.name };
  });
}
