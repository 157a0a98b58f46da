import type { Booking } from '@suite/contracts/bookings';
import type { Database } from '@suite/database';
import type { BookingEvents } from '../booking-events.ts';
import { findStay, lockBooking, markDeleted, unmarkDeleted } from '../booking-changes.repository.ts';
import { findBooking, lockGuest, toBooking } from '../bookings.repository.ts';
import { bookingNotFound, requireManage } from '../bookings.policy.ts';
import { recordAudit } from '../../audit/audit.public.ts';
import type { Caller } from '../../access/caller.ts';
import { refuseOverlap } from './refuse-overlap.ts';

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
      actor: caller,
      hotel_id: before.hotel_id,
      action: 'delete-booking',
      subject_type: 'booking',
      subject_id: id,
    });
  });
}

const undoSeconds = 60;

/** @throws DomainError PERMISSION_DENIED, BOOKING_NOT_FOUND after a minute, DATE_RANGE_CONFLICT */
export async function restoreBooking(db: Database, caller: Caller, id: number): Promise<Booking> {
  requireManage(caller, 'BOOKING_RESTORE_DENIED');
  const stay = await findStay(db, caller.scope, id);
  if (!stay) throw bookingNotFound();
  return refuseOverlap(db, stay, () =>
    db.transaction(async (tx) => {
      await lockGuest(tx, stay.hotel_id, stay.email);
      if (!(await unmarkDeleted(tx, caller.scope, id, undoSeconds))) throw bookingNotFound();
      await recordAudit(tx, {
        actor: caller,
        hotel_id: stay.hotel_id,
        action: 'restore-booking',
        subject_type: 'booking',
        subject_id: id,
      });
      const row = await findBooking(tx, caller.scope, id);
      if (!row) throw new Error(`Booking ${id} was restored and cannot be read`);
      return toBooking(row);
    }),
  );
}
