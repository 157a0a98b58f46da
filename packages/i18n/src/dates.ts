// This import names the package because a remote bundles this module but shares the shell's current language.
import { currentLanguage, currentLocale } from '@suite/i18n';

const formats = new Map<string, Intl.DateTimeFormat>();

/** The cache avoids creating a format for each row of a list, which takes longer than using it. */
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

/** Formats as `05/Mar/2027` in English and in the locale's medium format in other languages. */
function formatDate(date: Date, timeZone?: string): string {
  if (currentLanguage() !== 'en') return formatOf({ dateStyle: 'medium', timeZone }).format(date);
  const parts = formatOf({ day: '2-digit', month: 'numeric', year: 'numeric', timeZone }).formatToParts(date);
  const valueOf = (wanted: string) => parts.find(({ type }) => type === wanted)?.value ?? '';
  return `${valueOf('day')}/${englishMonths[Number(valueOf('month')) - 1]}/${valueOf('year')}`;
}

/** Formats an ISO instant as a day in the reader's time zone. */
export function formatDay(instant: string): string {
  return formatDate(new Date(instant));
}

/** Formats a calendar date such as `2027-03-05`. Returns null if it is invalid. */
export function formatCalendarDate(date: string): string | null {
  const [year, month, day] = date.split('-').map(Number);
  if (!year || !day || !month || month > 12) return null;
  return formatDate(new Date(Date.UTC(year, month - 1, day)), 'UTC');
}

/** Returns the lower-case names of each month: short, long and as English dates contain them. */
export function monthNames(): string[][] {
  return englishMonths.map((english, month) => {
    const date = new Date(Date.UTC(2027, month, 1));
    const nameOf = (width: 'short' | 'long') => formatOf({ month: width, timeZone: 'UTC' }).format(date);
    return [nameOf('short'), nameOf('long'), english].map((name) => name.toLowerCase());
  });
}

/** Formats an instant as `05/Mar/2027, 14:30 CET`, in the reader's time zone by default. */
export function formatMoment(instant: string, timeZone?: string): string {
  const date = new Date(instant);
  const moment =
    currentLanguage() === 'en'
      ? `${formatDate(date, timeZone)}, ${formatOf({ timeStyle: 'short', timeZone }).format(date)}`
      : formatOf({ dateStyle: 'medium', timeStyle: 'short', timeZone }).format(date);
  return `${moment} ${zoneName(instant, timeZone)}`;
}

/** Returns the name of a time zone at an instant, such as `CET` or `GMT+14`. */
export function zoneName(instant: string, timeZone?: string): string {
  const parts = formatOf({ timeZoneName: 'short', timeZone }).formatToParts(new Date(instant));
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
}
