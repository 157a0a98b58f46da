const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric' });

/** An instant as a day, where the reader is: `5 Mar 2027`. */
export function formatDay(instant: string): string {
  return day.format(new Date(instant));
}

/** An instant as day, time and the name of the zone: `5 Mar 2027, 14:30 CET`. The zone is the reader's if none is given. */
export function formatMoment(instant: string, timeZone?: string): string {
  return new Intl.DateTimeFormat('en-GB', {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZoneName: 'short',
    timeZone,
  }).format(new Date(instant));
}

/** The name of a zone at an instant, as {@link formatMoment} writes it: `CET`, `GMT+14`. */
export function zoneName(instant: string, timeZone?: string): string {
  const parts = new Intl.DateTimeFormat('en-GB', { timeZone, timeZoneName: 'short' }).formatToParts(
    new Date(instant),
  );
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
}
