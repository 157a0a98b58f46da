const long = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric' });

/** An instant as a long date, such as 5 March 2027, where the reader is. */
export function longDate(instant: string): string {
  return long.format(new Date(instant));
}
