import { currentLocale } from '@suite/i18n';

/** Formats an instant as `5 March 2027` in the reader's time zone. */
export function longDate(instant: string): string {
  const format = new Intl.DateTimeFormat(currentLocale(), { day: 'numeric', month: 'long', year: 'numeric' });
  return format.format(new Date(instant));
}
