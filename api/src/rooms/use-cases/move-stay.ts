import type { Booking } from '@suite/contracts/bookings';
import { daysBetween } from '@suite/contracts/dates';
import type { MoveStayPayload } from '@suite/contracts/rooms';
import type { Database } from '@suite/database';
import { recordAudit } from '../../audit/audit.public.ts';
import type { Caller } from '../../access/caller.ts';
import {
  bookingNotFound,
  findStay,
  getBooking,
  lockGuest,
  refuseOverlap,
  requireManage,
  requireOverbookingRight,
  writeStayDates,
} from '../../bookings/bookings.public.ts';
import { DomainError } from '../../errors/domain-error.ts';
import type { RoomStay } from '../domain/room-ranges.ts';
import { findRanges, lockStays, type StoredRange, type StoredStay } from '../room-nights.repository.ts';
import { changeRooms, requireComing, type RoomChange } from './assign-room.ts';
import { refreshOverbooked } from './refresh-overbooked.ts';
import { sellStay } from './sell-stay.ts';

/** @throws DomainError PERMISSION_DENIED, BOOKING_NOT_FOUND, NOT_FOUND, CONFLICT, DATE_RANGE_CONFLICT, SOLD_OUT */
export async function moveStay(
  db: Database,
  caller: Caller,
  id: number,
  payload: MoveStayPayload,
): Promise<Booking> {
  requireManage(caller, 'ROOM_ASSIGN_DENIED');
  if (payload.allow_overbooking) requireOverbookingRight(caller);
  const guest = await findStay(db, caller.scope, id);
  if (!guest) throw bookingNotFound();
  const { hotel_id, email } = guest;
  const { checkin_date, checkout_date } = payload;
  await refuseOverlap(db, caller, { id, hotel_id, email, checkin_date, checkout_date }, () =>
    db.transaction(async (tx) => {
      await lockGuest(tx, hotel_id, email);
      const moves = await planMoves(tx, hotel_id, id, payload);
      await sellNights(tx, moves[0], payload.allow_overbooking);
      for (const { was, stay, before, after } of await changeRooms(tx, caller, moves)) {
        await recordAudit(tx, {
          ...{ actor: caller, hotel_id, action: 'move-stay', subject_type: 'booking' },
          subject_id: stay.booking_id,
          details: differences(fieldsOf(was, before), fieldsOf(stay, after)),
        });
      }
    }),
  );
  const moved = await getBooking(db, caller, id);
  return (await refreshOverbooked(db, [moved]))(moved);
}

interface Move extends RoomChange {
  /** The stay with its nights of before. */
  was: StoredStay;
  stay: StoredStay;
}

/** The first move is that of the stay, the second that of the stay in its new room. */
async function planMoves(
  tx: Database,
  hotel_id: number,
  id: number,
  { checkin_date, checkout_date, room_id, upgrade, swap_with }: MoveStayPayload,
): Promise<[Move, ...Move[]]> {
  const ids = [id, swap_with ?? id];
  const stays = await lockStays(tx, { kind: 'hotel', hotel_id }, ids);
  const [was, partner] = ids.map((each) => stays.find(({ booking_id }) => booking_id === each));
  if (!was || !partner) throw bookingNotFound();
  requireComing(was);
  requireComing(partner);
  const from = was.stay_state === 'in_house' ? was.from : checkin_date;
  const stay = { ...was, checkin_date, from, to: checkout_date };
  refusePastChange(was, stay);
  const move = { was, stay, room_id, upgrade };
  const ranges = await findRanges(tx, hotel_id, ids);
  const [left, wanted] = ids.map((each) => ranges.findLast(({ booking_id }) => booking_id === each));
  if (swap_with === undefined) return [move];
  if (!wanted || wanted.room_id !== room_id) {
    throw new DomainError('CONFLICT', 'ROOM_SWAP_ELSEWHERE', { id: swap_with }, 'swap_with');
  }
  // A stay without a room has none to offer: the other stay keeps its room, and the move is refused.
  if (!left || left.room_id === room_id) return [move];
  if (wanted.is_fixed) {
    const { room_number, booking_id } = wanted;
    throw new DomainError('CONFLICT', 'ROOM_SWAP_FIXED', { id: booking_id, room_number }, 'room_id');
  }
  return [move, { was: partner, stay: partner, room_id: left.room_id, upgrade }];
}

/** Nights before the hotel's today stay as they are, and guests in house keep their check-in date. */
function refusePastChange(before: StoredStay, after: StoredStay): void {
  if (before.stay_state === 'in_house' && after.checkin_date !== before.checkin_date) {
    throw new DomainError('CONFLICT', 'STAY_ARRIVED', {}, 'checkin_date');
  }
  const [was, is] = [pastNights(before), pastNights(after)];
  if (was.first !== is.first) throw new DomainError('CONFLICT', 'STAY_OVER_FOR_MOVE', {}, 'checkin_date');
  if (was.end !== is.end) throw new DomainError('CONFLICT', 'STAY_OVER_FOR_MOVE', {}, 'checkout_date');
}

/** A stay that begins today or later has no past night. */
function pastNights({ from, to, today }: RoomStay) {
  if (from >= today) return { first: today, end: today };
  return { first: from, end: to < today ? to : today };
}

async function sellNights(tx: Database, { was, stay }: Move, allowsOverbooking: boolean): Promise<void> {
  const { hotel_id, room_type, checkin_date, to: checkout_date } = stay;
  if (checkin_date === was.checkin_date && checkout_date === was.to) return;
  const is_overbooked = await sellStay(tx, {
    ...{ hotel_id, room_type, checkin_date, checkout_date },
    no_nights: daysBetween(checkin_date, checkout_date),
    before: { room_type, checkin_date: was.checkin_date, stay_end: was.to },
    ...{ isOverbooked: was.is_overbooked, allowsOverbooking },
  });
  await writeStayDates(tx, { hotel_id, id: stay.booking_id }, { checkin_date, checkout_date, is_overbooked });
}

const fieldsOf = ({ checkin_date, to }: StoredStay, range: StoredRange | undefined) => ({
  ...{ checkin_date, checkout_date: to, room_number: range?.room_number ?? null },
});

function differences<Fields extends object>(before: Fields, after: Fields): object {
  const changed = Object.entries(after).filter(([name, value]) => before[name as keyof Fields] !== value);
  return Object.fromEntries(
    changed.map(([name, value]) => [name, { before: before[name as keyof Fields], after: value as unknown }]),
  );
}
