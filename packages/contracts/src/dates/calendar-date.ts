/** A day without a time, `YYYY-MM-DD`, as in an `<input type="date">` and a SQL `date`. */
export type CalendarDate = string;

const dayInMs = 86_400_000;
const shape = /^\d{4}-\d{2}-\d{2}$/;

/** True for a real day of the calendar from year 1 on: `2027-02-29` and `0000-01-01` are false. */
export function isCalendarDate(value: string): value is CalendarDate {
  if (!shape.test(value) || value.startsWith('0000')) return false;
  const instant = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(value);
}

/** Whole days from `from` to `to`; negative when `to` is earlier. */
export function daysBetween(from: CalendarDate, to: CalendarDate): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / dayInMs);
}

/** The day `days` after `date` (before it, when negative). */
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

/** The calendar day that `instant` falls on in `timeZone` (an IANA name). */
export function calendarDateIn(timeZone: string, instant: Date = new Date()): CalendarDate {
  // By parts, as their order and separators in a locale differ between browser versions.
  const parts = clockIn(timeZone).formatToParts(instant);
  const part = (type: string) => parts.find((each) => each.type === type)?.value ?? '';
  return `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}`;
}
