import type { ResultOf } from '@suite/contracts/http';
import type {
  CheckInPayload,
  DeskVerificationPayload,
  verifyAtDeskEndpoint,
  VerificationMethod,
} from '@suite/contracts/verification';
import type { Database } from '@suite/database';
import type { Caller } from '../../access/caller.ts';
import { recordAudit } from '../../audit/audit.public.ts';
import { DomainError } from '../../errors/domain-error.ts';
import { requireMember, type DeskParty } from '../desk.policy.ts';
import { refuseVerified } from '../verification.policy.ts';
import { changeAtDesk } from './change-at-desk.ts';
import { markPersonVerified } from './mark-person-verified.ts';

const action = 'verify-at-desk';

/** @throws DomainError PERMISSION_DENIED, BOOKING_NOT_FOUND, NOT_FOUND, CONFLICT */
export function verifyAtDesk(
  db: Database,
  caller: Caller,
  id: number,
  { user_type, method: shown }: DeskVerificationPayload,
  now = new Date(),
): Promise<Omit<ResultOf<typeof verifyAtDeskEndpoint>, 'verified_at'> & { verified_at: Date }> {
  return changeAtDesk(db, caller, id, { action, at: now }, async (tx, party) => {
    const { person, details } = await verifyMember(tx, caller, party, { user_type, method: shown }, now);
    return { details, result: { name: person.name, method: details.method, verified_at: now } };
  });
}

/** Verifies the guests who show a document while they check in, each with a record of its own. */
export async function verifyShown(
  tx: Database,
  caller: Caller,
  party: DeskParty,
  shown: NonNullable<CheckInPayload['shown']>,
  now: Date,
): Promise<void> {
  for (const { method, ...user_type } of shown) {
    const { person, details } = await verifyMember(tx, caller, party, { user_type, method }, now);
    person.is_verified = true;
    await recordAudit(tx, {
      actor: caller,
      hotel_id: party.booking.hotel_id,
      action,
      subject_type: 'booking',
      subject_id: party.booking.id,
      details,
      happened_at: now,
    });
  }
}

async function verifyMember(
  tx: Database,
  caller: Caller,
  party: DeskParty,
  { user_type, method: shown }: DeskVerificationPayload,
  now: Date,
) {
  const person = requireMember(party, user_type);
  refuseVerified(person);
  if (shown === 'guardian' && person.type === 'Adult') {
    throw new DomainError('CONFLICT', 'ADULT_NEEDS_DOCUMENT');
  }
  const method: VerificationMethod = shown === 'guardian' ? 'guardian' : 'desk';
  await markPersonVerified(tx, person, {
    verified_at: now,
    how: { method, verified_by: caller.user_id, ...(method === 'desk' && { document: shown }) },
  });
  return { person, details: { ...user_type, method, document: shown } };
}
