import { formatCalendarDate } from '@suite/i18n/dates';
import { t } from '../languages/catalog.ts';

/** A calendar date as staff read it: `2027-03-05` is `05/Mar/2027` in English, no date is `N/A`. */
export function displayDate(date: string | null): string {
  return formatCalendarDate(date ?? '') ?? t('N/A');
}
