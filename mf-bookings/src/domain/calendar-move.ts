import { addDays } from '@suite/contracts/dates';
import {
  nightsOf,
  type Calendar,
  type CalendarRate,
  type CalendarStay,
  type MoveStayPayload,
} from '@suite/contracts/rooms';
import type { CalendarBlock } from './calendar-rows.ts';

/** The nights and the room that a stay may get. */
export interface Proposal {
  stay: CalendarStay;
  checkin_date: string;
  checkout_date: string;
  room_id: number | null;
}

export type Edge = 'both' | 'start' | 'end';

export function proposalOf(stay: CalendarStay): Proposal {
  const { checkin_date, checkout_date, room_id } = stay;
  return { stay, checkin_date, checkout_date, room_id };
}

/** A stay that moved during its nights can change the room of its last nights only. */
export function isMovable({ stay_state, to, checkout_date }: CalendarStay): boolean {
  return (stay_state === 'booked' || stay_state === 'in_house') && to === checkout_date;
}

export const isStartFixed = ({ stay_state, checkin_date }: CalendarStay, today: string) =>
  stay_state === 'in_house' || checkin_date < today;

const later = (one: string, other: string) => (one > other ? one : other);
const earlier = (one: string, other: string) => (one < other ? one : other);

/** Moves a stay, or one of its ends, by days as far as it may move: no earlier than today, and with one night at least. */
export function shiftStay(proposal: Proposal, days: number, edge: Edge, today: string): Proposal {
  const { stay, checkin_date, checkout_date } = proposal;
  if (edge === 'end') {
    const end = later(addDays(checkout_date, days), later(addDays(checkin_date, 1), today));
    return { ...proposal, checkout_date: end };
  }
  if (isStartFixed(stay, today)) return proposal;
  const start = later(addDays(checkin_date, days), today);
  if (edge === 'start') return { ...proposal, checkin_date: earlier(start, addDays(checkout_date, -1)) };
  const nights = (Date.parse(checkout_date) - Date.parse(checkin_date)) / 86_400_000;
  return { ...proposal, checkin_date: start, checkout_date: addDays(start, nights) };
}

export function isChanged({ stay, checkin_date, checkout_date, room_id }: Proposal): boolean {
  return (
    checkin_date !== stay.checkin_date || checkout_date !== stay.checkout_date || room_id !== stay.room_id
  );
}

export type Obstacle = CalendarStay | CalendarBlock;

/** Finds what is in the room on the nights from today on. The server decides: stays outside of the calendar are unknown. */
export function findObstacles(calendar: Calendar, proposal: Proposal): Obstacle[] {
  const { stay, checkin_date, checkout_date, room_id } = proposal;
  if (room_id === null) return [];
  const from = later(checkin_date, calendar.today);
  return [...calendar.stays, ...calendar.blocks].filter(
    (one) =>
      one.room_id === room_id &&
      !('booking_id' in one && one.booking_id === stay.booking_id) &&
      one.from < checkout_date &&
      one.to > from,
  );
}

/** Returns the stay that can take the room of this one for its own nights, so that both fit. */
export function findSwapPartner(calendar: Calendar, proposal: Proposal): CalendarStay | null {
  const [other, ...more] = findObstacles(calendar, proposal);
  const { room_id, booking_id } = proposal.stay;
  if (!other || more.length > 0 || !('booking_id' in other) || room_id === null || !isMovable(other))
    return null;
  const inOldRoom = findObstacles(calendar, { ...proposalOf(other), room_id });
  return inOldRoom.every((one) => 'booking_id' in one && one.booking_id === booking_id) ? other : null;
}

export interface Price {
  amount: number;
  currency: string;
}

/** Returns null if a night has no rate, or rates of two currencies. */
export function priceOf(
  rates: readonly CalendarRate[],
  room_type: string | null,
  { checkin_date, checkout_date }: Pick<Proposal, 'checkin_date' | 'checkout_date'>,
): Price | null {
  const nights = nightsOf(checkin_date, checkout_date).map((night) =>
    rates.find((rate) => rate.room_type === room_type && rate.from <= night && night < rate.to),
  );
  const currency = nights[0]?.currency;
  if (!currency || nights.some((rate) => rate?.currency !== currency)) return null;
  return { amount: nights.reduce((sum, rate) => sum + (rate?.nightly_rate ?? 0), 0), currency };
}

/** The user has confirmed the upgrade, because the question names it. */
export function moveStayInput(
  { stay, checkin_date, checkout_date, room_id }: Proposal,
  options: { swap_with?: number | undefined; allow_overbooking: boolean },
): MoveStayPayload & { id: number } {
  return { id: stay.booking_id, checkin_date, checkout_date, room_id, upgrade: true, ...options };
}
