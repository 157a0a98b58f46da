import { currentLocale } from '@suite/i18n';

const format = (instant: string, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(currentLocale(), options).format(new Date(instant));

/** An instant as a long date, such as 5 March 2027, where the reader is. */
export function longDate(instant: string): string {
  return format(instant, { day: 'numeric', month: 'long', year: 'numeric' });
}

/** An instant as a short date, such as 5 Mar 2027, where the reader is. */
export function shortDate(instant: string): string {
  return format(instant, { day: 'numeric', month: 'short', year: 'numeric' });
}

/** An instant as day, time and the name of the zone, such as 5 Mar 2027, 14:30 CET, where the reader is. */
export function dateAndTime(instant: string): string {
  return format(instant, {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZoneName: 'short',
  });
}
