import type { CalendarDate } from '@suite/contracts/dates';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** Formats a day for messages: `05/Mar/2027`. */
export function spokenDate(date: CalendarDate): string {
  const [year = '', month = '', day = ''] = date.split('-');
  return `${day}/${months[Number(month) - 1] ?? month}/${year}`;
}
