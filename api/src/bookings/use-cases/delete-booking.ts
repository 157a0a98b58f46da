import type { Booking, StayState } from '@suite/contracts/bookings';
import type { PlainCode } from '@suite/contracts/messages';
import type { Database } from '@suite/database';
import type { BookingEvents, BookingKey } from '../booking-events.ts';
import {
  findStay,
  lockBooking,
  lockDeleted,
  markDeleted,
  unmarkDeleted,
} from '../booking-changes.repository.ts';
import { findBooking, lockGuest, toBooking } from '../bookings.repository.ts';
import { bookingNotFound, mayOverbook, requireManage } from '../bookings.policy.ts';
import { recordAudit, type Actor } from '../../audit/audit.public.ts';
import { isMachine, type AnyCaller, type HotelScope } from '../../access/caller.ts';
import { DomainError } from '../../errors/domain-error.ts';
import { guestsSeenBy } from '../domain/guest-visibility.ts';
import { refuseOverlap } from './refuse-overlap.ts';

/**
 * Marks the booking as deleted: the rows remain for the audit, and the photos become due for deletion.
 * @throws DomainError PERMISSION_DENIED, BOOKING_NOT_FOUND, CONFLICT for a program once guests have arrived or did not come
 */
export async function deleteBooking(
  db: Database,
  caller: AnyCaller,
  id: number,
  events: Pick<BookingEvents, 'bookingDeleted' | 'stayChanged'>,
): Promise<BookingKey> {
  requireManage(caller, 'BOOKING_DELETE_DENIED');
  return db.transaction(async (tx) => {
    if (isMachine(caller)) await refuseBegun(tx, caller.scope, id);
    return markBookingDeleted(tx, caller, { scope: caller.scope, id }, events);
  });
}

const refusalsOfBegun: Partial<Record<StayState, PlainCode>> = {
  in_house: 'CHECKED_IN_ALREADY',
  checked_out: 'GUESTS_CHECKED_OUT',
  no_show: 'STAY_NO_SHOW',
};

async function refuseBegun(tx: Database, scope: HotelScope, id: number): Promise<void> {
  const { stay_state } = (await lockBooking(tx, scope, id)) ?? {};
  const refusal = stay_state && refusalsOfBegun[stay_state];
  if (refusal) throw new DomainError('CONFLICT', refusal);
}

/** Requires that the actor may delete bookings. */
export async function markBookingDeleted(
  tx: Database,
  actor: Actor,
  { scope, id }: { scope: HotelScope; id: number },
  events: Pick<BookingEvents, 'bookingDeleted' | 'stayChanged'>,
): Promise<BookingKey> {
  const before = await lockBooking(tx, scope, id);
  if (!before || !(await markDeleted(tx, scope, id))) throw bookingNotFound();
  const key = { booking_id: id, hotel_id: before.hotel_id };
  await events.bookingDeleted(tx, key);
  await events.stayChanged(tx, key);
  await recordAudit(tx, {
    actor,
    hotel_id: before.hotel_id,
    action: 'delete-booking',
    subject_type: 'booking',
    subject_id: id,
  });
  return key;
}

const undoSeconds = 60;

/** @throws DomainError PERMISSION_DENIED, BOOKING_NOT_FOUND after a minute, DATE_RANGE_CONFLICT, SOLD_OUT, CONFLICT */
export async function restoreBooking(
  db: Database,
  caller: AnyCaller,
  id: number,
  events: Pick<BookingEvents, 'stayPlanned' | 'stayChanged'>,
): Promise<Booking> {
  requireManage(caller, 'BOOKING_RESTORE_DENIED');
  const stay = await findStay(db, caller.scope, id);
  if (!stay) throw bookingNotFound();
  return refuseOverlap(db, caller, stay, () =>
    db.transaction(async (tx) => {
      await lockGuest(tx, stay.hotel_id, stay.email);
      const deleted = await lockDeleted(tx, caller.scope, id, undoSeconds);
      if (!deleted) throw bookingNotFound();
      const is_overbooked = await planRestored(tx, caller, deleted, events);
      await unmarkDeleted(tx, { id, hotel_id: stay.hotel_id }, is_overbooked);
      await events.stayChanged(tx, { booking_id: id, hotel_id: stay.hotel_id });
      await recordAudit(tx, {
        actor: caller,
        hotel_id: stay.hotel_id,
        action: 'restore-booking',
        subject_type: 'booking',
        subject_id: id,
      });
      const row = await findBooking(tx, caller.scope, id);
      if (!row) throw new Error(`Booking ${id} was restored and cannot be read`);
      return toBooking(guestsSeenBy(caller)(row));
    }),
  );
}

/** A stay that was overbooked before is restored even without a free room if the caller may overbook. */
async function planRestored(
  tx: Database,
  caller: AnyCaller,
  stay: NonNullable<Awaited<ReturnType<typeof lockDeleted>>>,
  events: Pick<BookingEvents, 'stayPlanned'>,
): Promise<boolean> {
  const { is_overbooked, occupies } = stay;
  if (!occupies) return is_overbooked;
  const marks = { isOverbooked: is_overbooked, allowsOverbooking: is_overbooked && mayOverbook(caller) };
  return events.stayPlanned(tx, { ...stay, before: null, ...marks });
}
