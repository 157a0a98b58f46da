import type { SkippedEvent } from '@suite/contracts/integrations';
import ICAL from 'ical.js';
import { addDays, calendarDateIn, type CalendarDate } from '@suite/contracts/dates';
import { DomainError } from '../../errors/domain-error.ts';
import { describeEvent } from './event-dates.ts';
import { parseEvents, tooManyEvents } from './parse-events.ts';
import { findMoved, repeatsWithinDay } from './recurrence-rules.ts';
import { instantIn, isTimeZone } from './zoned-time.ts';

/** Nights from `from` on, before `to`. */
export interface Nights {
  from: CalendarDate;
  to: CalendarDate;
}

export interface ReadEvents {
  /** Are in order, each once; events that are over are left out. */
  nights: Nights[];
  /** Counts events that no night can be read from, such as one that ends before it starts. */
  skipped: number;
  skippedExamples: SkippedEvent[];
  /** Is false if nights were left out that are too late. */
  isWhole: boolean;
}

export interface ReadOptions {
  /** Is that of the hotel, which times without a zone are in. */
  timeZone: string;
  today: CalendarDate;
  /** Later nights are left out, so that events without an end are finite. */
  until: CalendarDate;
}

const maxEvents = 2_000;
const maxExamples = 3;
/** Bounds the recurrences of one event. The thread that reads has a time limit for all. */
const maxRecurrences = 5_000;
/** A recurring event that began earlier is over. */
const longestEventDays = 400;

/**
 * Reads the nights that the events of a calendar cover (RFC 5545). All-day events cover the nights from their first day until
 * before their last; events with times cover each night between the days, by the hotel's clock, on which they start and end.
 * Cancelled and transparent events cover none.
 * @throws DomainError if the text is no calendar, or has too many events
 */
export function readEvents(text: string, { timeZone, today, until }: ReadOptions): ReadEvents {
  const found = new Map<string, Nights>();
  const { events, unreadable } = parseEvents(text);
  const skipped = [...unreadable];
  let isWhole = true;
  const add = (event: Occurrence) => {
    if (event.to > until) isWhole = false;
    if (event.from >= event.to || event.to <= today || event.from >= until) return;
    const to = event.to < until ? event.to : until;
    found.set(`${event.from} ${to}`, { from: event.from, to });
    if (found.size > maxEvents) throw tooManyEvents();
  };
  for (const { event, exceptions } of events) {
    try {
      if (event.isRecurring()) {
        for (const exception of exceptions) event.relateException(exception);
        expand(event, { timeZone, today, until }, add);
      } else if (isBusy(event.component)) {
        add(occurrence(event.component, event.startDate, event.endDate, timeZone));
      }
    } catch (error) {
      if (error instanceof DomainError) throw error;
      skipped.push(describeEvent(event.component));
    }
  }
  const nights = [...found.values()].sort((one, other) =>
    `${one.from} ${one.to}` < `${other.from} ${other.to}` ? -1 : 1,
  );
  return { nights, skipped: skipped.length, skippedExamples: skipped.slice(0, maxExamples), isWhole };
}

function expand(
  event: ICAL.Event,
  { timeZone, today, until }: ReadOptions,
  add: (one: Occurrence) => void,
): void {
  if (!event.component.hasProperty('rrule') && isBusy(event.component)) {
    // The library leaves the first day out when the others are listed.
    add(occurrence(event.component, event.startDate, event.endDate, timeZone));
  }
  if (repeatsWithinDay(event)) throw new Error('The event recurs within a day');
  const recurrences = event.iterator();
  const isMoved = findMoved(event);
  const recent = addDays(today, -longestEventDays);
  for (let steps = 1; steps <= maxRecurrences; steps += 1) {
    const next = recurrences.next();
    if (!next) return;
    const name = next.toString();
    if (name < recent && !Object.hasOwn(event.exceptions, name)) continue;
    const { item, startDate, endDate } = event.getOccurrenceDetails(next);
    const one = occurrence(item.component, startDate, endDate, timeZone);
    if (isBusy(item.component) && !(item === event && isMoved(next))) add(one);
    if (one.from >= until && item === event) return;
  }
  throw new Error('The event recurs too often');
}

type Occurrence = Nights;

function occurrence(
  component: ICAL.Component,
  start: ICAL.Time,
  end: ICAL.Time,
  timeZone: string,
): Occurrence {
  const zoneOf = (name: string) => {
    const zone = component.getFirstProperty(name)?.getParameter('tzid');
    return typeof zone === 'string' ? zone : undefined;
  };
  const startZone = zoneOf('dtstart');
  const from = dayOf(start, startZone, timeZone);
  const to = dayOf(end, zoneOf('dtend') ?? startZone, timeZone);
  if (to < from || end.compare(start) < 0) throw new Error('The event ends before it starts');
  return { from, to };
}

/** Some calendars name a zone of the tz database without describing it; a zone that is unknown counts as the hotel's. */
function dayOf(time: ICAL.Time, zone: string | undefined, timeZone: string): CalendarDate {
  const isFloating = time.zone === ICAL.Timezone.localTimezone;
  if (time.isDate || (isFloating && !isTimeZone(zone))) return time.toString().slice(0, 10);
  const instant = isFloating && zone ? instantIn(zone, time.toString()) : time.toUnixTime() * 1_000;
  return calendarDateIn(timeZone, new Date(instant));
}

function isBusy(component: ICAL.Component): boolean {
  const valueOf = (name: string) => String(component.getFirstPropertyValue(name) ?? '').toUpperCase();
  return valueOf('status') !== 'CANCELLED' && valueOf('transp') !== 'TRANSPARENT';
}
