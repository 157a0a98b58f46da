import type { Booking } from '@suite/contracts/bookings';
import type { Database } from '@suite/database';
import { recordAudit } from '../../audit/audit.public.ts';
import type { Caller } from '../../access/caller.ts';
import { findStay, unmarkDeleted } from '../booking-changes.repository.ts';
import { bookingNotFound, requireManage } from '../bookings.policy.ts';
import { findBooking, lockGuest, toBooking } from '../bookings.repository.ts';
import { refuseOverlap } from './refuse-overlap.ts';

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
        actor: { user_id: caller.user_id, address: caller.address },
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
