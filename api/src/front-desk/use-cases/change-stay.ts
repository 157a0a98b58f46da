import type { StayState } from '@suite/contracts/bookings';
import { addDays, calendarDateIn } from '@suite/contracts/dates';
import type {
  changeStayEndpoint,
  ChangeStayPayload,
  changeStaysEndpoint,
  ChangeStaysPayload,
  StayAction,
} from '@suite/contracts/front-desk';
import type { ResultOf } from '@suite/contracts/http';
import type { PlainCode } from '@suite/contracts/messages';
import type { Database } from '@suite/database';
import type { AnyCaller, Caller } from '../../access/caller.ts';
import {
  bookingNotFound,
  clearMoment,
  findBookingNames,
  findStay,
  lockGuest,
  mayOverbook,
  noteMoment,
  refuseEnded,
  refuseOverlap,
  writeCancelReason,
  writeLeftOn,
  writeOverbooked,
  type DeskBooking,
} from '../../bookings/bookings.public.ts';
import { DomainError } from '../../errors/domain-error.ts';
import type { Returned } from '../../http/endpoints/serve-endpoint.ts';
import {
  changeAtDesk,
  expireImages,
  reopenFlags,
  requireDesk,
} from '../../verification/verification.public.ts';
import { leaveRoom, sellStay, stayChanged } from '../../rooms/rooms.public.ts';
import { checkInBooking } from './check-in-booking.ts';

interface Change {
  booking: DeskBooking;
  user_id: number | null;
  at: Date;
  reason: string;
}

interface Transition {
  from: StayState;
  to: StayState;
  audited: string;
  /** The refusals of other states than `from`; ended stays have a common one. */
  otherwise: Partial<Record<StayState, PlainCode>>;
  /** Set when the stay takes its nights again, so that they are sold again and compared with the guest's other stays. */
  isRevived?: true;
  /** Returns the details of the audit record. */
  apply(tx: Database, change: Change): Promise<object>;
}

const checkOutUndoMs = 24 * 3_600_000;

const transitions: Readonly<Record<Exclude<StayAction, 'check-in'>, Transition>> = {
  'undo-check-in': {
    from: 'in_house',
    to: 'booked',
    audited: 'undo-check-in',
    otherwise: { booked: 'NOT_CHECKED_IN', checked_out: 'GUESTS_CHECKED_OUT' },
    async apply(tx, { booking }) {
      await clearMoment(tx, booking, 'checked_in');
      await reopenFlags(tx, { hotel_id: booking.hotel_id, booking_id: booking.id });
      return { checked_in_at: booking.checked_in_at?.toISOString() };
    },
  },
  'check-out': {
    from: 'in_house',
    to: 'checked_out',
    audited: 'check-out-booking',
    otherwise: { booked: 'NOT_CHECKED_IN_YET', checked_out: 'CHECKED_OUT_ALREADY' },
    async apply(tx, { booking, at, user_id }) {
      await noteMoment(tx, booking, { moment: 'checked_out', at, user_id });
      await writeLeftOn(tx, booking, calendarDateIn(booking.time_zone, at));
      await leaveRoom(tx, { booking_id: booking.id, hotel_id: booking.hotel_id, now: at });
      return {};
    },
  },
  'undo-check-out': {
    from: 'checked_out',
    to: 'in_house',
    audited: 'undo-check-out',
    otherwise: { booked: 'NOT_CHECKED_OUT', in_house: 'NOT_CHECKED_OUT' },
    isRevived: true,
    async apply(tx, { booking, at }) {
      const { checked_out_at } = booking;
      if (!checked_out_at || at.getTime() - checked_out_at.getTime() > checkOutUndoMs) {
        throw new DomainError('CONFLICT', 'CHECKED_OUT_LONG_AGO');
      }
      await clearMoment(tx, booking, 'checked_out');
      await writeLeftOn(tx, booking, null);
      return { checked_out_at: checked_out_at.toISOString() };
    },
  },
  'no-show': {
    from: 'booked',
    to: 'no_show',
    audited: 'mark-no-show',
    otherwise: { in_house: 'CHECKED_IN_ALREADY', checked_out: 'CHECKED_IN_ALREADY' },
    async apply(tx, { booking, at, user_id }) {
      const { checkin_date, time_zone } = booking;
      if (calendarDateIn(time_zone, at) < addDays(checkin_date, 1)) {
        throw new DomainError('CONFLICT', 'NO_SHOW_TOO_EARLY', { day: { date: checkin_date } });
      }
      await noteMoment(tx, booking, { moment: 'no_show', at, user_id });
      return {};
    },
  },
  'undo-no-show': {
    from: 'no_show',
    to: 'booked',
    audited: 'undo-no-show',
    otherwise: { booked: 'STAY_NOT_NO_SHOW', in_house: 'STAY_NOT_NO_SHOW', checked_out: 'STAY_NOT_NO_SHOW' },
    isRevived: true,
    async apply(tx, { booking }) {
      await clearMoment(tx, booking, 'no_show');
      return {};
    },
  },
  cancel: {
    from: 'booked',
    to: 'cancelled',
    audited: 'cancel-booking',
    otherwise: { in_house: 'CHECKED_IN_ALREADY', checked_out: 'GUESTS_CHECKED_OUT' },
    async apply(tx, { booking, at, user_id, reason }) {
      await noteMoment(tx, booking, { moment: 'cancelled', at, user_id });
      await writeCancelReason(tx, booking, reason);
      await expireImages(tx, { hotel_id: booking.hotel_id, booking_id: booking.id });
      return {};
    },
  },
  'undo-cancel': {
    from: 'cancelled',
    to: 'booked',
    audited: 'undo-cancel-booking',
    otherwise: {
      booked: 'STAY_NOT_CANCELLED',
      in_house: 'STAY_NOT_CANCELLED',
      checked_out: 'STAY_NOT_CANCELLED',
    },
    isRevived: true,
    async apply(tx, { booking }) {
      await clearMoment(tx, booking, 'cancelled');
      await writeCancelReason(tx, booking, null);
      return {};
    },
  },
};

function refuseOtherState(state: StayState, { from, otherwise }: Transition): void {
  if (state === from) return;
  refuseEnded(state);
  throw new DomainError('CONFLICT', otherwise[state] ?? 'CHECKED_IN_ALREADY');
}

/**
 * @throws DomainError PERMISSION_DENIED, BOOKING_NOT_FOUND, CONFLICT for another state, DATE_RANGE_CONFLICT when a revived stay
 * meets another one of the guest, SOLD_OUT when its room type is sold out now
 */
export async function changeStay(
  db: Database,
  caller: Caller,
  id: number,
  { action, reason }: ChangeStayPayload,
  now = new Date(),
): Promise<Returned<ResultOf<typeof changeStayEndpoint>>> {
  if (action === 'check-in') {
    const { checked_in_at } = await checkInBooking(db, caller, id, { acknowledged: [], early: false }, now);
    return { stay_state: 'in_house', changed_at: checked_in_at };
  }
  return makeTransition(db, caller, id, { action, reason }, now);
}

/** Programs reach all actions but the check-in, which shows flags to a person. */
export async function makeTransition(
  db: Database,
  caller: AnyCaller,
  id: number,
  { action, reason }: { action: Exclude<StayAction, 'check-in'>; reason: string },
  now = new Date(),
): Promise<Returned<ResultOf<typeof changeStayEndpoint>>> {
  const transition = transitions[action];
  const { audited, to, isRevived } = transition;
  const change = (lockFirst?: (tx: Database) => Promise<void>) =>
    changeAtDesk(
      db,
      caller,
      id,
      { action: audited, at: now, ...(lockFirst && { lockFirst }) },
      async (tx, { booking }) => {
        refuseOtherState(booking.stay_state, transition);
        if (isRevived) await sellAgain(tx, caller, booking);
        const details = await transition.apply(tx, { booking, user_id: caller.user_id, at: now, reason });
        if (audited !== 'check-out-booking')
          await stayChanged(tx, { booking_id: id, hotel_id: booking.hotel_id });
        return { details, result: { stay_state: to, changed_at: now } };
      },
    );
  if (!isRevived) return change();
  requireDesk(caller);
  const stay = await findStay(db, caller.scope, id);
  if (!stay) throw bookingNotFound();
  return refuseOverlap(db, caller, stay, () => change((tx) => lockGuest(tx, stay.hotel_id, stay.email)));
}

/**
 * A stay that was overbooked before comes back even without a free room if the caller may overbook. A check-out is undone
 * whatever is sold, because its guests are still in the house.
 */
async function sellAgain(tx: Database, caller: AnyCaller, booking: DeskBooking): Promise<void> {
  const { is_overbooked, left_on, room_type, checkin_date } = booking;
  const isOverbooked = await sellStay(tx, {
    ...booking,
    before: left_on === null ? null : { room_type, checkin_date, stay_end: left_on },
    isOverbooked: is_overbooked,
    allowsOverbooking: left_on !== null || (is_overbooked && mayOverbook(caller)),
  });
  if (isOverbooked !== is_overbooked) await writeOverbooked(tx, booking, isOverbooked);
}

/** Changes each stay in a transaction of its own, so that one refusal stops no other change. */
export async function changeStays(
  db: Database,
  caller: Caller,
  { ids, ...change }: ChangeStaysPayload,
  now = new Date(),
): Promise<ResultOf<typeof changeStaysEndpoint>> {
  requireDesk(caller);
  const results: ResultOf<typeof changeStaysEndpoint>['results'] = [];
  const known = await findBookingNames(db, caller.scope, ids);
  for (const booking_id of new Set(ids)) {
    try {
      if (!known.has(booking_id)) throw bookingNotFound();
      await changeStay(db, caller, booking_id, change, now);
      results.push({ booking_id, refusal: null });
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      const { message, code, params } = error;
      results.push({ booking_id, refusal: { message, code, params } });
    }
  }
  return { changed: results.filter(({ refusal }) => refusal === null).length, results };
}
