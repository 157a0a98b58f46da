import { formatCalendarDate } from '@suite/i18n/dates';
import { t } from '../languages/catalog.ts';

/** Formats `2027-03-05` as `05/Mar/2027` in English, and null as `N/A`. */
export function displayDate(date: string | null): string {
  return formatCalendarDate(date ?? '') ?? t('N/A');
}
