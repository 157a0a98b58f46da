import ICAL from 'ical.js';
import { DomainError } from '../../errors/domain-error.ts';

/** Bounds the time that other calendars wait for a file: each event costs 0.05 to 0.5 ms. */
const maxEvents = 10_000;

export const tooManyEvents = () => new DomainError('UNAVAILABLE', 'CALENDAR_TOO_MANY_EVENTS');

function parseCalendar(text: string): ICAL.Component[] {
  if (text.split('BEGIN:VEVENT').length > maxEvents) throw tooManyEvents();
  try {
    const parsed = ICAL.parse(text.replace(/^\uFEFF/, '')) as unknown[];
    // Several calendars in one file are an array of calendars.
    const calendars = (typeof parsed[0] === 'string' ? [parsed] : parsed) as unknown[][];
    const components = calendars.map((calendar) => new ICAL.Component(calendar));
    if (components.length > 0 && components.every(({ name }) => name === 'vcalendar')) return components;
  } catch {
    // The parser's own sentences are about single lines.
  }
  throw new DomainError('UNAVAILABLE', 'CALENDAR_UNREADABLE');
}

interface EventWithExceptions {
  event: ICAL.Event;
  exceptions: ICAL.Component[];
}

/**
 * An exception whose event is missing counts as an event.
 * @throws DomainError if the text is no calendar, or has too many events
 */
export function parseEvents(text: string): EventWithExceptions[] {
  const components = parseCalendar(text).flatMap((calendar) => calendar.getAllSubcomponents('vevent'));
  const uidOf = (component: ICAL.Component) => String(component.getFirstPropertyValue('uid') ?? '');
  const isException = (component: ICAL.Component) => component.hasProperty('recurrence-id');
  const repeated = new Set(
    components
      .filter((one) => !isException(one) && (one.hasProperty('rrule') || one.hasProperty('rdate')))
      .map(uidOf),
  );
  const exceptions = new Map<string, ICAL.Component[]>();
  for (const one of components) {
    const uid = uidOf(one);
    if (isException(one) && repeated.has(uid)) exceptions.set(uid, [...(exceptions.get(uid) ?? []), one]);
  }
  return components
    .filter((one) => !isException(one) || !repeated.has(uidOf(one)))
    .map((one) => ({
      event: new ICAL.Event(one, { strictExceptions: false, exceptions: [] }),
      exceptions: exceptions.get(uidOf(one)) ?? [],
    }));
}
