import type { GuestFacts } from '@suite/contracts/bookings';
import type { Database } from '@suite/database';
import { recordAudit } from '../../audit/audit.public.ts';
import { changeGuestFacts, writeGuestFacts, type LinkedBooking } from '../../bookings/bookings.public.ts';
import { DomainError } from '../../errors/domain-error.ts';
import type { Guest } from '../verification.policy.ts';

export function isAskedForFacts(booking: LinkedBooking): boolean {
  return booking.asks_guest_facts && booking.checked_in_at === null && isAllVerified(booking);
}

export function isAllVerified({ passenger_id, is_verified, passengers }: LinkedBooking): boolean {
  return passenger_id === null && is_verified && passengers.every((guest) => guest.is_verified);
}

/** @throws DomainError PERMISSION_DENIED, CONFLICT where the hotel does not ask and after the check-in */
export async function storeGuestFacts(
  db: Database,
  { booking, address }: Guest,
  sent: GuestFacts,
): Promise<void> {
  if (booking.passenger_id !== null) throw new DomainError('PERMISSION_DENIED', 'GUEST_FACTS_DENIED');
  if (booking.checked_in_at) throw new DomainError('CONFLICT', 'GUEST_FACTS_AFTER_CHECK_IN');
  if (!isAskedForFacts(booking)) throw new DomainError('CONFLICT', 'GUEST_FACTS_NOT_ASKED');
  const { after, details } = changeGuestFacts(booking, sent);
  if (Object.keys(details).length === 0) return;
  await db.transaction(async (tx) => {
    if (!(await writeGuestFacts(tx, booking, after))) {
      throw new DomainError('CONFLICT', 'GUEST_FACTS_AFTER_CHECK_IN');
    }
    await recordAudit(tx, {
      actor: { user_id: null, address },
      hotel_id: booking.hotel_id,
      action: 'store-guest-facts',
      subject_type: 'booking',
      subject_id: booking.id,
      details,
    });
  });
}
