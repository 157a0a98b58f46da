import { currentLocale } from '@suite/i18n';

const days = new Map<string, Intl.DateTimeFormat>();

/** An instant as a day, where and in the language in which it is read: `5 Mar 2027`. */
export function formatDay(instant: string): string {
  const locale = currentLocale();
  // A list writes one in each row.
  const format =
    days.get(locale) ?? new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', year: 'numeric' });
  days.set(locale, format);
  return format.format(new Date(instant));
}

/** An instant as day, time and the name of the reader's zone: `5 Mar 2027, 14:30 CET`. */
export function formatMoment(instant: string): string {
  return new Intl.DateTimeFormat(currentLocale(), {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZoneName: 'short',
  }).format(new Date(instant));
}
