import type { AccompanyPayload } from '@suite/contracts/verification';
import type { Database } from '@suite/database';
import { recordAudit } from '../../audit/audit.public.ts';
import { clearVerification, findDeskBooking, findParty } from '../../bookings/bookings.public.ts';
import { DomainError } from '../../errors/domain-error.ts';
import { requirePerson, type Guest } from '../verification.policy.ts';

/** @throws DomainError PERMISSION_DENIED, NOT_FOUND, CONFLICT after the check-in or for a guest verified otherwise */
export async function undoAccompany(
  db: Database,
  guest: Guest,
  { guest_id }: AccompanyPayload,
  now = new Date(),
): Promise<void> {
  const { booking, address } = guest;
  requirePerson(guest, { user_type: 'guest', item_id: guest_id });
  if (booking.passenger_id !== null) {
    throw new DomainError('PERMISSION_DENIED', 'GUEST_VERIFY_OTHERS_DENIED');
  }
  await db.transaction(async (tx) => {
    const { hotel_id, id: booking_id } = booking;
    const stay = await findDeskBooking(tx, { kind: 'hotel', hotel_id }, booking_id, { locked: true });
    const person = (await findParty(tx, booking)).find(({ passenger_id }) => passenger_id === guest_id);
    if (stay?.checked_in_at || person?.verified_method !== 'guardian' || person.verified_by !== null) {
      throw new DomainError('CONFLICT', 'DESK_ONLY');
    }
    await clearVerification(tx, { hotel_id, booking_id, passenger_id: guest_id });
    await recordAudit(tx, {
      actor: { user_id: null, address },
      hotel_id,
      action: 'undo-accompany',
      subject_type: 'booking',
      subject_id: booking_id,
      details: { user_type: 'guest', item_id: guest_id },
      happened_at: now,
    });
  });
}
