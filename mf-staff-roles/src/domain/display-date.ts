const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric' });
const moment = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });

/** An instant as a day, such as 5 Mar 2027, where the reader is. */
export function shortDate(instant: string): string {
  return day.format(new Date(instant));
}

/** An instant as day and time, where the reader is. */
export function dayAndTime(instant: string): string {
  return moment.format(new Date(instant));
}
