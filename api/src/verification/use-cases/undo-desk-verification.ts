import type { BodyOf, ResultOf } from '@suite/contracts/http';
import type { undoDeskVerificationEndpoint } from '@suite/contracts/verification';
import type { Database } from '@suite/database';
import type { Caller } from '../../access/caller.ts';
import { clearVerification } from '../../bookings/bookings.public.ts';
import { DomainError } from '../../errors/domain-error.ts';
import { requireMember } from '../desk.policy.ts';
import { changeAtDesk } from './change-at-desk.ts';

/** @throws DomainError PERMISSION_DENIED, BOOKING_NOT_FOUND, NOT_FOUND, CONFLICT after the check-in */
export function undoDeskVerification(
  db: Database,
  caller: Caller,
  id: number,
  { user_type }: BodyOf<typeof undoDeskVerificationEndpoint>,
  now = new Date(),
): Promise<ResultOf<typeof undoDeskVerificationEndpoint>> {
  return changeAtDesk(db, caller, id, { action: 'undo-desk-verification', at: now }, async (tx, party) => {
    const person = requireMember(party, user_type);
    const { verified_method: method, verified_document: document } = person;
    if (method !== 'desk' && method !== 'guardian') {
      throw new DomainError('CONFLICT', 'GUEST_NOT_VERIFIED_AT_DESK');
    }
    if (party.booking.checked_in_at) {
      throw new DomainError('CONFLICT', 'CHECK_IN_UNDO_FIRST');
    }
    await clearVerification(tx, person);
    return { details: { ...user_type, method, document }, result: { name: person.name } };
  });
}
