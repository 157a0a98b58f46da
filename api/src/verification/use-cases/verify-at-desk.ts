import type { ResultOf } from '@suite/contracts/http';
import type { DeskVerificationPayload, verifyAtDeskEndpoint } from '@suite/contracts/verification';
import type { Database } from '@suite/database';
import { recordAudit } from '../../audit/audit.public.ts';
import type { Caller } from '../../access/caller.ts';
import { DomainError } from '../../errors/domain-error.ts';
import { requireMember, requireParty } from '../desk.policy.ts';
import { refuseVerified } from '../verification.policy.ts';
import { markPersonVerified } from './mark-person-verified.ts';

/** @throws DomainError PERMISSION_DENIED, BOOKING_NOT_FOUND, NOT_FOUND, CONFLICT */
export async function verifyAtDesk(
  db: Database,
  caller: Caller,
  id: number,
  { user_type, method: shown }: DeskVerificationPayload,
  now = new Date(),
): Promise<Omit<ResultOf<typeof verifyAtDeskEndpoint>, 'verified_at'> & { verified_at: Date }> {
  return db.transaction(async (tx) => {
    const party = await requireParty(tx, caller, id, { locked: true });
    const person = requireMember(party, user_type);
    refuseVerified(person);
    if (shown === 'guardian' && person.type === 'Adult') {
      throw new DomainError('CONFLICT', 'ADULT_NEEDS_DOCUMENT');
    }
    const method = shown === 'guardian' ? 'guardian' : 'desk';
    await markPersonVerified(tx, person, {
      verified_at: now,
      how: { method, verified_by: caller.user_id, ...(method === 'desk' && { document: shown }) },
    });
    await recordAudit(tx, {
      actor: { user_id: caller.user_id, address: caller.address },
      hotel_id: party.booking.hotel_id,
      action: 'verify-at-desk',
      subject_type: 'booking',
      subject_id: id,
      details: { ...user_type, method, document: shown },
      happened_at: now,
    });
    return { name: person.name, method, verified_at: now };
  });
}
