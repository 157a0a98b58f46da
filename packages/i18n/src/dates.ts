// By its own name: a remote brings this module along, and the language is the one that the shell shares.
import { currentLanguage, currentLocale } from '@suite/i18n';

const formats = new Map<string, Intl.DateTimeFormat>();

/** Lists show a date in each row, and making a format takes longer than using it. */
function formatOf(options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const locale = currentLocale();
  const key = locale + JSON.stringify(options);
  let format = formats.get(key);
  if (!format) {
    format = new Intl.DateTimeFormat(locale, options);
    formats.set(key, format);
  }
  return format;
}

const englishMonths = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** The one format of a date in each language: `05/Mar/2027` in English, and the locale's medium format in the others. */
function formatDate(date: Date, timeZone?: string): string {
  if (currentLanguage() !== 'en') return formatOf({ dateStyle: 'medium', timeZone }).format(date);
  const parts = formatOf({ day: '2-digit', month: 'numeric', year: 'numeric', timeZone }).formatToParts(date);
  const valueOf = (wanted: string) => parts.find(({ type }) => type === wanted)?.value ?? '';
  return `${valueOf('day')}/${englishMonths[Number(valueOf('month')) - 1]}/${valueOf('year')}`;
}

/** An instant as a day, where and in the language in which it is read. */
export function formatDay(instant: string): string {
  return formatDate(new Date(instant));
}

/** A calendar date, such as the day of an arrival: `2027-03-05`. Null for what is not a date. */
export function formatCalendarDate(date: string): string | null {
  const [year, month, day] = date.split('-').map(Number);
  if (!year || !day || !month || month > 12) return null;
  return formatDate(new Date(Date.UTC(year, month - 1, day)), 'UTC');
}

/** The names of each month in the language, short and long, and as English dates write them; in small letters. */
export function monthNames(): string[][] {
  return englishMonths.map((english, month) => {
    const date = new Date(Date.UTC(2027, month, 1));
    const nameOf = (width: 'short' | 'long') => formatOf({ month: width, timeZone: 'UTC' }).format(date);
    return [nameOf('short'), nameOf('long'), english].map((name) => name.toLowerCase());
  });
}

/** An instant as day, time and the name of the zone: `05/Mar/2027, 14:30 CET`. The zone is the reader's if none is given. */
export function formatMoment(instant: string, timeZone?: string): string {
  const date = new Date(instant);
  const moment =
    currentLanguage() === 'en'
      ? `${formatDate(date, timeZone)}, ${formatOf({ timeStyle: 'short', timeZone }).format(date)}`
      : formatOf({ dateStyle: 'medium', timeStyle: 'short', timeZone }).format(date);
  return `${moment} ${zoneName(instant, timeZone)}`;
}

/** The name of a zone at an instant, as {@link formatMoment} writes it: `CET`, `GMT+14`. */
export function zoneName(instant: string, timeZone?: string): string {
  const parts = formatOf({ timeZoneName: 'short', timeZone }).formatToParts(new Date(instant));
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
}
