import type { ResultOf } from '@suite/contracts/http';
import type { DeskVerificationPayload, verifyAtDeskEndpoint } from '@suite/contracts/verification';
import type { Database } from '@suite/database';
import type { Caller } from '../../access/caller.ts';
import { DomainError } from '../../errors/domain-error.ts';
import { requireMember } from '../desk.policy.ts';
import { refuseVerified } from '../verification.policy.ts';
import { changeAtDesk } from './change-at-desk.ts';
import { markPersonVerified } from './mark-person-verified.ts';

/** @throws DomainError PERMISSION_DENIED, BOOKING_NOT_FOUND, NOT_FOUND, CONFLICT */
export function verifyAtDesk(
  db: Database,
  caller: Caller,
  id: number,
  { user_type, method: shown }: DeskVerificationPayload,
  now = new Date(),
): Promise<Omit<ResultOf<typeof verifyAtDeskEndpoint>, 'verified_at'> & { verified_at: Date }> {
  return changeAtDesk(db, caller, id, { action: 'verify-at-desk', at: now }, async (tx, party) => {
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
    return {
      details: { ...user_type, method, document: shown },
      result: { name: person.name, method, verified_at: now },
    };
  });
}
