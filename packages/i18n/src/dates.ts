// By its own name: a remote brings this module along, and the language is the one that the shell shares.
import { currentLanguage, currentLocale } from '@suite/i18n';

/** By locale: lists show a day in each row, and making a format takes longer than using it. */
const days = new Map<string, Intl.DateTimeFormat>();

/** An instant as a day, where and in the language in which it is read: `5 Mar 2027`. */
export function formatDay(instant: string): string {
  const locale = currentLocale();
  let format = days.get(locale);
  if (!format) {
    format = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', year: 'numeric' });
    days.set(locale, format);
  }
  return format.format(new Date(instant));
}

const englishMonths = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** A calendar date, such as the day of an arrival: `2027-03-05` is `05/Mar/2027` in English. Null for what is not a date. */
export function formatCalendarDate(date: string): string | null {
  const [year, month, day] = date.split('-');
  const name = englishMonths[Number(month) - 1];
  if (!year || !name || !day) return null;
  if (currentLanguage() === 'en') return `${day}/${name}/${year}`;
  return new Intl.DateTimeFormat(currentLocale(), { dateStyle: 'medium', timeZone: 'UTC' }).format(
    Date.UTC(Number(year), Number(month) - 1, Number(day)),
  );
}

/** An instant as day, time and the name of the zone: `5 Mar 2027, 14:30 CET`. The zone is the reader's if none is given. */
export function formatMoment(instant: string, timeZone?: string): string {
  return new Intl.DateTimeFormat(currentLocale(), {
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
export function zoneName(instant: string, timeZone: string): string {
  const format = new Intl.DateTimeFormat(currentLocale(), { timeZone, timeZoneName: 'short' });
  return format.formatToParts(new Date(instant)).find(({ type }) => type === 'timeZoneName')?.value ?? '';
}
