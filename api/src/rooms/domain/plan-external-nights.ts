import type { CalendarDate } from '@suite/contracts/dates';
import { overlaps, type Nights } from './room-ranges.ts';

export interface ExternalEvent extends Nights {
  event_id: number;
}

export interface ExternalNights extends ExternalEvent {
  /** Missing until the range is stored. */
  id?: number;
}

/** Sort before and after each date. */
const allNights: Nights = { from: '', to: '~' };

/** Returns the nights of each event that neither a stay, nor a block, nor an earlier event occupies. */
export function freeNightsOf(events: readonly ExternalEvent[], taken: readonly Nights[]): ExternalNights[] {
  // Gaps are few, since each has a night, while the events of several calendars are many.
  let gaps = [allNights];
  const take = (nights: Nights): Nights[] => {
    const found = gaps.filter((gap) => overlaps(gap, nights));
    if (found.length > 0) gaps = gaps.flatMap((gap) => (overlaps(gap, nights) ? around(gap, nights) : [gap]));
    return found.map((gap) => ({
      from: gap.from > nights.from ? gap.from : nights.from,
      to: gap.to < nights.to ? gap.to : nights.to,
    }));
  };
  for (const nights of taken) take(nights);
  return events.flatMap((event) => take(event).map((nights) => ({ ...event, ...nights })));
}

const around = (gap: Nights, nights: Nights): Nights[] =>
  [
    { from: gap.from, to: nights.from },
    { from: nights.to, to: gap.to },
  ].filter(({ from, to }) => from < to);

interface Changes {
  add: ExternalNights[];
  /** Those that began before today end today. */
  remove: ExternalNights[];
}

/** Nights before today are neither added nor removed. */
export function compareNights(
  stored: readonly ExternalNights[],
  wanted: readonly ExternalNights[],
  today: CalendarDate,
): Changes {
  const fromToday = (range: ExternalNights) => (range.from < today ? { ...range, from: today } : range);
  const keyOf = (range: ExternalNights) => `${range.event_id} ${fromToday(range).from} ${range.to}`;
  const [before, after] = [new Set(stored.map(keyOf)), new Set(wanted.map(keyOf))];
  return {
    add: wanted.filter((range) => range.to > today && !before.has(keyOf(range))).map(fromToday),
    remove: stored.filter((range) => range.to > today && !after.has(keyOf(range))),
  };
}
