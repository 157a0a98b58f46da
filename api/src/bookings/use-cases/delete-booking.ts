import type { Database } from '@suite/database';
import { recordAudit } from '../../audit/audit.public.ts';
import type { Caller } from '../../access/caller.ts';
import { bookingNotFound, requireManage } from '../bookings.policy.ts';
import { lockBooking, markDeleted } from '../booking-changes.repository.ts';
import type { BookingEvents } from '../booking-events.ts';

/** Marks the booking as deleted: the rows remain for the audit, and the photos become due for deletion. */
export async function deleteBooking(
  db: Database,
  caller: Caller,
  id: number,
  events: Pick<BookingEvents, 'bookingDeleted'>,
): Promise<void> {
  requireManage(caller, 'BOOKING_DELETE_DENIED');
  await db.transaction(async (tx) => {
    const before = await lockBooking(tx, caller.scope, id);
    if (!before || !(await markDeleted(tx, caller.scope, id))) throw bookingNotFound();
    await events.bookingDeleted(tx, id);
    await recordAudit(tx, {
      actor: { user_id: caller.user_id, address: caller.address },
      hotel_id: before.hotel_id,
      action: 'delete-booking',
      subject_type: 'booking',
      subject_id: id,
    });
  });
}
