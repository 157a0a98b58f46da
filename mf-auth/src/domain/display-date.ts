const long = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric' });
const moment = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });

/** An instant as a long date, such as 5 March 2027, where the reader is. */
export function longDate(instant: string): string {
  return long.format(new Date(instant));
}

/** An instant as day and time, where the reader is. */
export function dayAndTime(instant: string): string {
  return moment.format(new Date(instant));
}
