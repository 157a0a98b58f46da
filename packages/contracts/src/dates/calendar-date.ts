export type CalendarDate = string;

const dayInMs = 86_400_000;
const shape = /^\d{4}-\d{2}-\d{2}$/;

/** Accepts real days from year 1 on: not `2027-02-29` or `0000-01-01`. */
export function isCalendarDate(value: string): value is CalendarDate {
  if (!shape.test(value) || value.startsWith('0000')) return false;
  const instant = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(value);
}

export function daysBetween(from: CalendarDate, to: CalendarDate): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / dayInMs);
}

export function addDays(date: CalendarDate, days: number): CalendarDate {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * dayInMs).toISOString().slice(0, 10);
}

const clocks = new Map<string, Intl.DateTimeFormat>();

function clockIn(timeZone: string): Intl.DateTimeFormat {
  let clock = clocks.get(timeZone);
  if (!clock) {
    clock = new Intl.DateTimeFormat('en-US-u-ca-gregory-nu-latn', {
      timeZone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
    });
    clocks.set(timeZone, clock);
  }
  return clock;
}

export function calendarDateIn(timeZone: string, instant: Date = new Date()): CalendarDate {
  // Order and separators of a formatted date differ between browser versions.
  const parts = clockIn(timeZone).formatToParts(instant);
  const part = (type: string) => parts.find((each) => each.type === type)?.value ?? '';
  return `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}`;
}
