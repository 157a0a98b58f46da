import { currentLanguage, currentLocale } from '@suite/i18n';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** A calendar date as staff read it: `2027-03-05` is `05/Mar/2027` in English. */
export function displayDate(date: string): string {
  const [year = '', month = '', day = ''] = date.split('-');
  if (currentLanguage() === 'en') return `${day}/${months[Number(month) - 1]}/${year}`;
  return new Intl.DateTimeFormat(currentLocale(), { dateStyle: 'medium', timeZone: 'UTC' }).format(
    Date.UTC(Number(year), Number(month) - 1, Number(day)),
  );
}
