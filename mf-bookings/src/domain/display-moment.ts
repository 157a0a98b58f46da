import { currentLocale } from '@suite/i18n';

/** An instant as day, time and the name of the reader's zone: `5 Mar 2027, 14:30 CET` in English. */
export function displayMoment(instant: string): string {
  return new Intl.DateTimeFormat(currentLocale(), {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZoneName: 'short',
  }).format(new Date(instant));
}
