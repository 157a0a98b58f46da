import type { StayState } from '@suite/contracts/bookings';
import type { CalendarDate } from '@suite/contracts/dates';

/** Nights from `from` on, before `to`. */
export interface Nights {
  from: CalendarDate;
  to: CalendarDate;
}

export function overlaps(one: Nights, other: Nights): boolean {
  return one.from < other.to && one.to > other.from;
}

export interface RoomRange extends Nights {
  room_id: number;
  is_fixed: boolean;
  /** Missing until the range is stored. */
  id?: number;
}

export interface RoomStay extends Nights {
  booking_id: number;
  hotel_id: number;
  room_type: string | null;
  stay_state: StayState;
  /** False also for deleted bookings. */
  is_active: boolean;
  today: CalendarDate;
}

/** Ranges of a booking are in the order of their nights. */
export type RoomRanges<Range extends RoomRange = RoomRange> = readonly Range[];

export function getsRoom({ is_active, stay_state }: RoomStay): boolean {
  return is_active && stay_state !== 'checked_out';
}

/** Before the arrival a stay needs the room from its first night on, and afterwards from today on. */
export function nightsToGive({ from, to, today }: Nights & Pick<RoomStay, 'today'>): Nights {
  return { from: from < today && today < to ? today : from, to };
}

/** Ends ranges that started before today, and drops later ones. */
export function endToday<Range extends RoomRange>(ranges: RoomRanges<Range>, today: CalendarDate): Range[] {
  return ranges
    .filter(({ from }) => from < today)
    .map((range) => ({ ...range, to: earlier(range.to, today) }));
}

/** Keeps the nights that the guests have spent. In the room that they were in last, the range grows. */
export function moveToRoom(
  ranges: RoomRanges,
  stay: RoomStay,
  { room_id, is_fixed }: Pick<RoomRange, 'room_id' | 'is_fixed'>,
): RoomRange[] {
  const [spent, nights] = [spentNights(ranges, stay), nightsToGive(stay)];
  const last = spent.at(-1);
  return last?.room_id === room_id && last.to === nights.from
    ? [...spent.slice(0, -1), { ...last, is_fixed, to: nights.to }]
    : [...spent, { room_id, is_fixed, ...nights }];
}

export function spentNights(ranges: RoomRanges, { stay_state, today }: RoomStay): RoomRange[] {
  return stay_state === 'in_house' ? endToday(ranges, today) : [];
}

/** Removes the room of the nights to come; a range that started before today remains until the end of the stay. */
export function withoutComingRoom(ranges: RoomRanges, { stay_state, to, today }: RoomStay): RoomRange[] {
  if (stay_state !== 'in_house') return [];
  return ranges.filter(({ from }) => from < today).map((range) => ({ ...range, to: earlier(range.to, to) }));
}

/**
 * Returns the ranges after a change of the stay's nights or state. Nights before today are never added, because others may
 * have spent them in the room.
 */
export function followStay<Range extends RoomRange>(
  ranges: RoomRanges<Range>,
  { from, to, today, is_active, stay_state }: RoomStay,
): RoomRanges<Range> {
  if (stay_state === 'checked_out') return ranges;
  if (!is_active) return endToday(ranges, today);
  const last = ranges.at(-1);
  if (!last) return ranges;
  const inside = ranges.filter((range) => overlaps(range, { from, to }));
  if (inside.length === 0 && to <= today) return [];
  const kept = inside.length > 0 ? inside : [{ ...last, ...nightsToGive({ from, to, today }) }];
  return kept.map((range, index) => ({
    ...range,
    from: index > 0 ? range.from : from >= today ? from : later(from, earlier(range.from, today)),
    to: index < kept.length - 1 ? range.to : to > today ? to : earlier(range.to, to),
  }));
}

const earlier = (one: CalendarDate, other: CalendarDate) => (one < other ? one : other);
const later = (one: CalendarDate, other: CalendarDate) => (one > other ? one : other);
