import { isCalendarDate } from '@suite/contracts/dates';
import type { SkippedEvent } from '@suite/contracts/integrations';
import type ICAL from 'ical.js';

type Property = [name: string, params: object, type: string, ...values: string[]];

const dateProperties = new Set(['dtstart', 'dtend', 'recurrence-id', 'rdate', 'exdate']);

/** The library's form of a day that is not marked as one. */
const dayWithoutTime = /^(.{10})T::$/;
const timeShape = /^([01]\d|2[0-3]):[0-5]\d:([0-5]\d|60)Z?$/;

/**
 * Reads days without `VALUE=DATE` as days. Returns whether all days and times exist: the library takes month 13 for January of
 * the next year.
 */
export function readDates(component: ICAL.Component): boolean {
  for (const property of component.jCal[1] as Property[]) {
    const [name, , type, ...values] = property;
    if (!dateProperties.has(name) || type === 'period') continue;
    if (values.every((value) => dayWithoutTime.test(value))) {
      property.splice(2, property.length, 'date', ...values.map((value) => value.slice(0, 10)));
    }
    if (!property.slice(3).every((value) => isTime(value as string))) return false;
  }
  return true;
}

function isTime(value: string): boolean {
  const [day = '', time] = value.split('T');
  return isCalendarDate(day) && (time === undefined || timeShape.test(time));
}

const exampleLength = 40;

/** Identifies an event to people without its title, which is personal data. */
export function describeEvent(component: ICAL.Component): SkippedEvent {
  const textOf = (name: string) =>
    String(component.getFirstProperty(name)?.jCal[3] ?? '').slice(0, exampleLength);
  return { day: textOf('dtstart'), uid: textOf('uid') };
}

export function describeText(event: string): SkippedEvent {
  const textOf = (line: RegExp) => (line.exec(event)?.[1] ?? '').slice(0, exampleLength);
  return { day: textOf(/^DTSTART[^:\r\n]*:(.*)$/im), uid: textOf(/^UID[^:\r\n]*:(.*)$/im) };
}
