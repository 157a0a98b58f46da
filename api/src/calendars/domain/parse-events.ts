import type { SkippedEvent } from '@suite/contracts/integrations';
import ICAL from 'ical.js';
import { DomainError } from '../../errors/domain-error.ts';
import { describeEvent, describeText, readDates } from './event-dates.ts';
import { rulesOf } from './recurrence-rules.ts';

/** Bounds the time that other calendars wait for a file: each event costs 0.05 to 0.5 ms. */
const maxEvents = 10_000;

export const tooManyEvents = () => new DomainError('UNAVAILABLE', 'CALENDAR_TOO_MANY_EVENTS');

const eventBegin = /^BEGIN:VEVENT\s*$/gim;
const eventText = /^BEGIN:VEVENT\s*$[^]*?^END:VEVENT\s*$/gim;
/** Some platforms write days as 2027-04-10. */
const dashedDay = /^((?:DTSTART|DTEND)[^:\r\n]*:\d{4})-(\d\d)-(\d\d)/gim;

/** The parser refuses a whole text for one rule that it does not understand: the events with such rules are left out. */
function parseText(text: string): { parsed: unknown[]; unreadable: SkippedEvent[] } {
  try {
    return { parsed: ICAL.parse(text) as unknown[], unreadable: [] };
  } catch {
    const unreadable: SkippedEvent[] = [];
    const readable = text.replace(eventText, (event) => {
      try {
        ICAL.parse(event);
        return event;
      } catch {
        unreadable.push(describeText(event));
        return '';
      }
    });
    return { parsed: ICAL.parse(readable) as unknown[], unreadable };
  }
}

function parseCalendars(text: string): { calendars: ICAL.Component[]; unreadable: SkippedEvent[] } {
  if ((text.match(eventBegin)?.length ?? 0) >= maxEvents) throw tooManyEvents();
  try {
    const { parsed, unreadable } = parseText(text.replace(/^\uFEFF/, '').replace(dashedDay, '$1$2$3'));
    // Several calendars in one file are an array of calendars.
    const each = (typeof parsed[0] === 'string' ? [parsed] : parsed) as unknown[][];
    const calendars = each.map((calendar) => new ICAL.Component(calendar));
    if (calendars.length > 0 && calendars.every(({ name }) => name === 'vcalendar')) {
      return { calendars, unreadable };
    }
  } catch {
    // The parser's own sentences are about single lines.
  }
  throw new DomainError('UNAVAILABLE', 'CALENDAR_UNREADABLE');
}

/** Clocks change once or twice a year; the library expands each rule of a zone for decades. */
function removeOddZones(calendar: ICAL.Component): void {
  for (const zone of calendar.getAllSubcomponents('vtimezone')) {
    const rules = zone.getAllSubcomponents().flatMap(rulesOf);
    if (!zone.hasProperty('tzid') || rules.some(({ freq }) => freq !== 'YEARLY')) {
      calendar.removeSubcomponent(zone);
    }
  }
}

interface EventWithExceptions {
  event: ICAL.Event;
  exceptions: ICAL.Component[];
}

interface ParsedEvents {
  events: EventWithExceptions[];
  /** The events that cannot be parsed. */
  unreadable: SkippedEvent[];
}

/**
 * An exception whose event is missing counts as an event.
 * @throws DomainError if the text is no calendar, or has too many events
 */
export function parseEvents(text: string): ParsedEvents {
  const { calendars, unreadable } = parseCalendars(text);
  for (const calendar of calendars) removeOddZones(calendar);
  const all = calendars.flatMap((calendar) => calendar.getAllSubcomponents('vevent'));
  const components = all.filter((one) => {
    const isRead = readDates(one);
    if (!isRead) unreadable.push(describeEvent(one));
    return isRead;
  });
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
    if (!isException(one) || !repeated.has(uid)) continue;
    const known = exceptions.get(uid);
    if (known) known.push(one);
    else exceptions.set(uid, [one]);
  }
  const events = components
    .filter((one) => !isException(one) || !repeated.has(uidOf(one)))
    .map((one) => ({
      event: new ICAL.Event(one, { strictExceptions: false, exceptions: [] }),
      exceptions: exceptions.get(uidOf(one)) ?? [],
    }));
  return { events, unreadable };
}
