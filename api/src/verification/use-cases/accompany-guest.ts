import type { AccompanyPayload } from '@suite/contracts/verification';
import type { Database } from '@suite/database';
import { recordAudit } from '../../audit/audit.public.ts';
import { DomainError } from '../../errors/domain-error.ts';
import { refuseVerified, requirePerson, type Guest } from '../verification.policy.ts';
import { markPersonVerified } from './mark-person-verified.ts';

/** @throws DomainError PERMISSION_DENIED, NOT_FOUND, CONFLICT for an adult or a verified guest */
export async function accompanyGuest(
  db: Database,
  guest: Guest,
  { guest_id }: AccompanyPayload,
  now = new Date(),
): Promise<void> {
  const { booking, address } = guest;
  const person = requirePerson(guest, { user_type: 'guest', item_id: guest_id });
  if (booking.passenger_id !== null) {
    throw new DomainError('PERMISSION_DENIED', 'GUEST_VERIFY_OTHERS_DENIED');
  }
  refuseVerified(person);
  if (booking.passengers.find(({ id }) => id === guest_id)?.type === 'Adult') {
    throw new DomainError('CONFLICT', 'ADULT_NEEDS_DOCUMENT');
  }
  await db.transaction(async (tx) => {
    await markPersonVerified(tx, person, { verified_at: now, how: { method: 'guardian' } });
    await recordAudit(tx, {
      actor: { user_id: null, address },
      hotel_id: booking.hotel_id,
      action: 'accompany-guest',
      subject_type: 'booking',
      subject_id: booking.id,
      details: { user_type: 'guest', item_id: guest_id, method: 'guardian' },
      happened_at: now,
    });
  });
}
