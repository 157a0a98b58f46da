import { currentLanguage, currentLocale } from '@suite/i18n';
import { t } from '../languages/catalog.ts';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** A calendar date as staff read it: `2027-03-05` is `05/Mar/2027` in English, no date is `N/A`. */
export function displayDate(date: string | null): string {
  const [year, month, day] = date?.split('-') ?? [];
  const name = months[Number(month) - 1];
  if (!year || !name || !day) return t('N/A');
  if (currentLanguage() === 'en') return `${day}/${name}/${year}`;
  return new Intl.DateTimeFormat(currentLocale(), { dateStyle: 'medium', timeZone: 'UTC' }).format(
    Date.UTC(Number(year), Number(month) - 1, Number(day)),
  );
}
