import { currentLocale } from '@suite/i18n';

/** An instant as a long date, such as 5 March 2027, where the reader is. */
export function longDate(instant: string): string {
  const format = new Intl.DateTimeFormat(currentLocale(), { day: 'numeric', month: 'long', year: 'numeric' });
  return format.format(new Date(instant));
}
