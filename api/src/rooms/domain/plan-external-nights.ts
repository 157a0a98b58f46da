import type { CalendarDate } from '@suite/contracts/dates';
import { overlaps, type Nights } from './room-ranges.ts';

export interface ExternalEvent extends Nights {
  event_id: number;
}

export interface ExternalNights extends ExternalEvent {
  /** Missing until the range is stored. */
  id?: number;
}

/** Returns the nights of each event that neither a stay, nor a block, nor an earlier event occupies. */
export function freeNightsOf(events: readonly ExternalEvent[], taken: readonly Nights[]): ExternalNights[] {
  const planned: ExternalNights[] = [];
  for (const event of events) planned.push(...without(event, [...taken, ...planned]));
  return planned;
}

function without(event: ExternalEvent, occupied: readonly Nights[]): ExternalNights[] {
  return occupied.reduce<ExternalNights[]>(
    (left, other) =>
      left.flatMap((range) =>
        overlaps(range, other)
          ? [
              { ...range, to: other.from },
              { ...range, from: other.to },
            ].filter(({ from, to }) => from < to)
          : [range],
      ),
    [event],
  );
}

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
