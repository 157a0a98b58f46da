import type { CreateBookingPayload } from '@suite/contracts/bookings';
import { addDays, type CalendarDate } from '@suite/contracts/dates';
import type { RoomForm } from '@suite/contracts/hotels';
import type { People, Person } from './people.ts';
import type { Choices } from './choices.ts';
import { planRooms, type RoomPlan } from './plan-rooms.ts';

export interface PlannedBooking extends Person {
  room_type: CreateBookingPayload['room_type'];
  checkin_date: CalendarDate;
  checkout_date: CalendarDate;
  no_nights: number;
  passengers: PlannedGuest[];
  created_at: Date;
  verified: { people: 'primary' | 'all'; verified_at: Date } | null;
  /** Null where the hotel has no rooms, or the guests arrive in more than two days. */
  room_number: string | null;
  /** In the order in which they happen. */
  moments: readonly { moment: 'checked_in' | 'checked_out' | 'no_show' | 'cancelled'; at: Date }[];
  cancel_reason: string | null;
}

const cancelReasons = [
  'The flight was cancelled',
  'Booked for the wrong month',
  'Travels at another time',
  'Found another room in town',
];

const roomWeights = { Single: 18, Double: 40, Triple: 12, Deluxe: 16, Family: 14 };
const verifiedShare = { arriving: 0.4, coming: 0.22 };
// The weights say in which hours guests are verified at the desk; the others verify at home.
const deskHours = { 10: 2, 12: 4, 13: 8, 14: 16, 15: 22, 16: 18, 17: 12, 18: 9, 19: 6, 20: 4, 21: 3 };
const minuteInMs = 60_000;
const hourInMs = 60 * minuteInMs;

export interface BookingPlan {
  choices: Choices;
  people: People;
  today: CalendarDate;
  now: Date;
  opened: Date;
  rooms: readonly RoomForm[];
  counts: Record<StayWhen, number>;
}

function planBooking(plan: BookingPlan, rooms: RoomPlan, when: StayWhen): PlannedBooking {
  const { choices, people, today, now } = plan;
  const { checkin_date, no_nights, leadDays } = planStay(choices, today, when);
  const checkout_date = addDays(checkin_date, no_nights);
  const person = people.next();
  const room = rooms.take({ checkin_date, no_nights }, choices.weighted(roomWeights));
  const room_type = room.room_type as PlannedBooking['room_type'];
  const passengers = planGuests(choices, people, person, room_type);
  const created_at = planCreation(plan, addDays(checkin_date, -leadDays));
  const isNoShow = when === 'past' && choices.chance(0.03);
  const isCancelled = when === 'coming' && choices.chance(0.05);
  const verified = isNoShow
    ? null
    : planVerification(choices, when, created_at, checkin_date, passengers.length, now);
  const dates = { checkin_date, checkout_date };
  return {
    ...person,
    room_type,
    checkin_date,
    checkout_date,
    no_nights,
    passengers,
    created_at,
    verified,
    room_number: checkin_date > addDays(today, 2) || isCancelled || isNoShow ? null : room.room_number,
    moments: isNoShow
      ? [{ moment: 'no_show', at: new Date(Date.parse(checkin_date) + 31 * hourInMs) }]
      : isCancelled
        ? [{ moment: 'cancelled', at: planCancellation(choices, created_at, now) }]
        : planMoments(plan, when, dates, verified),
    cancel_reason: isCancelled ? choices.pick(cancelReasons) : null,
  };
}

function planMoments(
  { choices, now }: BookingPlan,
  when: StayWhen,
  { checkin_date, checkout_date }: Pick<PlannedBooking, 'checkin_date' | 'checkout_date'>,
  verified: PlannedBooking['verified'],
): PlannedBooking['moments'] {
  const checkedInAt = planArrival(choices, when, checkin_date, verified, now);
  if (!checkedInAt) return [];
  const arrival = { moment: 'checked_in' as const, at: checkedInAt };
  const leavesLate = when === 'leaving' && choices.chance(0.5);
  const leftAt = new Date(Date.parse(`${checkout_date}T07:00:00Z`) + choices.between(0, 210) * minuteInMs);
  const isGone = (when === 'past' || when === 'leaving') && !leavesLate && leftAt < now;
  return isGone ? [arrival, { moment: 'checked_out', at: leftAt }] : [arrival];
}

function planCancellation(choices: Choices, created_at: Date, now: Date): Date {
  const minutes = Math.floor((now.getTime() - created_at.getTime()) / minuteInMs);
  return new Date(created_at.getTime() + choices.between(1, Math.max(1, minutes - 1)) * minuteInMs);
}

function planCreation({ choices, now, opened }: BookingPlan, day: CalendarDate): Date {
  const wanted = Date.parse(`${day}T00:00:00Z`) + choices.between(7 * 60, 21 * 60) * minuteInMs;
  const instant =
    wanted < now.getTime() ? wanted : now.getTime() - choices.between(20, 20 * 24 * 60) * minuteInMs;
  return new Date(Math.max(instant, opened.getTime() + choices.between(1, 48) * hourInMs));
}

function planVerification(
  choices: Choices,
  when: StayWhen,
  created_at: Date,
  checkin: CalendarDate,
  guests: number,
  now: Date,
): PlannedBooking['verified'] {
  const isHere = when === 'past' || when === 'leaving' || when === 'staying';
  if (!isHere && !choices.chance(verifiedShare[when])) return null;
  const people = !isHere && guests > 0 && choices.chance(0.35) ? 'primary' : 'all';
  const latest = Math.min(Date.parse(`${checkin}T15:00:00Z`), now.getTime());
  const soon = created_at.getTime() + choices.between(1, 70) * hourInMs;
  const atTheDesk = planDeskMoment(choices, checkin);
  if (when !== 'coming' && atTheDesk <= now.getTime() && choices.chance(0.65)) {
    return { people, verified_at: new Date(Math.max(created_at.getTime(), atTheDesk)) };
  }
  // Late instants are spread over the time before, so that they do not coincide.
  const minutesLeft = Math.max(0, Math.floor((latest - created_at.getTime()) / minuteInMs));
  const inTime = created_at.getTime() + choices.between(0, minutesLeft) * minuteInMs;
  return { people, verified_at: new Date(soon <= latest ? soon : inTime) };
}

function planDeskMoment(choices: Choices, checkin: CalendarDate): number {
  const hours = Number(choices.weighted(deskHours));
  return Date.parse(`${checkin}T00:00:00Z`) + hours * hourInMs + choices.between(0, 59) * minuteInMs;
}

function planArrival(
  choices: Choices,
  when: StayWhen,
  checkin: CalendarDate,
  verified: PlannedBooking['verified'],
  now: Date,
): Date | null {
  if (when === 'coming' || verified?.people !== 'all') return null;
  const soonAfter = verified.verified_at.getTime() + choices.between(1, 9) * minuteInMs;
  const arrival = Math.max(planDeskMoment(choices, checkin), soonAfter);
  if (arrival <= now.getTime()) return new Date(arrival);
  return when === 'arriving' ? null : now;
}

export function planBookings(plan: BookingPlan): PlannedBooking[] {
  const whens = Object.entries(plan.counts) as [StayWhen, number][];
  const rooms = planRooms(plan.rooms);
  return whens
    .flatMap(([when, count]) => Array.from({ length: count }, () => planBooking(plan, rooms, when)))
    .sort((one, other) => one.created_at.getTime() - other.created_at.getTime());
}

export interface PlannedGuest {
  name: string;
  type: 'Adult' | 'Child' | 'Infant';
  user_type: 'guest';
}

const companions: Record<string, { adults: readonly number[]; children: readonly number[] }> = {
  Single: { adults: [0], children: [0] },
  Double: { adults: [0, 0, 1, 1], children: [0, 0, 0, 1] },
  Triple: { adults: [1, 1, 2], children: [0, 1] },
  Deluxe: { adults: [0, 1, 1], children: [0, 0, 1] },
  Family: { adults: [1], children: [1, 2, 2, 3] },
};

function planGuests(choices: Choices, people: People, primary: Person, roomType: string): PlannedGuest[] {
  const along = companions[roomType];
  if (!along || (roomType !== 'Family' && choices.chance(0.3))) return [];
  const adults = Array.from({ length: choices.pick(along.adults) }, () => 'Adult' as const);
  const children = Array.from({ length: choices.pick(along.children) }, () =>
    choices.chance(0.2) ? ('Infant' as const) : ('Child' as const),
  );
  const names = new Set([primary.name]);
  return [...adults, ...children].map((type) => {
    let name = primary.name;
    while (names.has(name)) name = people.companionOf(primary, type === 'Adult' ? 'Adult' : 'Child');
    names.add(name);
    return { name, type, user_type: 'guest' };
  });
}

export type StayWhen = 'past' | 'leaving' | 'staying' | 'arriving' | 'coming';

const nightWeights = { 1: 14, 2: 24, 3: 22, 4: 12, 5: 9, 7: 12, 10: 4, 14: 3 };
const leadWeights = { 0: 4, 1: 6, 4: 14, 12: 26, 30: 30, 60: 20 };

export interface PlannedStay {
  checkin_date: CalendarDate;
  no_nights: number;
  leadDays: number;
}

function planStay(choices: Choices, today: CalendarDate, when: StayWhen): PlannedStay {
  const nights = Number(choices.weighted(nightWeights));
  const step = Number(choices.weighted(leadWeights));
  const leadDays = step + choices.between(0, Math.ceil(step / 2));
  const daysFromToday = {
    past: () => -nights - choices.between(1, 90),
    leaving: () => -nights,
    staying: () => -choices.between(1, Math.max(1, nights - 1)),
    arriving: () => 0,
    coming: () => choices.between(1, 90),
  }[when]();
  const no_nights = when === 'staying' ? Math.max(2, nights) : nights;
  return { checkin_date: addDays(today, daysFromToday), no_nights, leadDays };
}
