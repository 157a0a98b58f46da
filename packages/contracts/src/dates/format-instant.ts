const english = 'en-GB';
/** By locale: lists show a day in each row, and making a format takes longer than using it. */
const days = new Map<string, Intl.DateTimeFormat>();

/** An instant as a day, where the reader is: `5 Mar 2027`. `locale` is the BCP 47 tag it is written by. */
export function formatDay(instant: string, locale = english): string {
  let format = days.get(locale);
  if (!format) {
    format = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', year: 'numeric' });
    days.set(locale, format);
  }
  return format.format(new Date(instant));
}

/**
 * An instant as day, time and the name of the zone: `5 Mar 2027, 14:30 CET`. The zone is the reader's if none is given, and
 * `locale` is the BCP 47 tag it is written by.
 */
export function formatMoment(instant: string, timeZone?: string, locale = english): string {
  return new Intl.DateTimeFormat(locale, {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZoneName: 'short',
    timeZone,
  }).format(new Date(instant));
}

/** The name of a zone at an instant, as {@link formatMoment} writes it: `CET`, `GMT+14`. */
export function zoneName(instant: string, timeZone?: string, locale = english): string {
  const parts = new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'short' }).formatToParts(
    new Date(instant),
  );
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
}
