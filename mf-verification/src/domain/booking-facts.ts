import type { VerificationBooking } from '@suite/contracts';

const shortIdLength = 6;
const day = new Intl.DateTimeFormat('en-GB', {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
});

/** What a guest and the desk call a booking by: the end of its token. */
export function shortId(token: string): string {
  return token.slice(-shortIdLength).toUpperCase();
}

/** A calendar date as guests read it: `2027-03-05` is `Fri, 5 Mar 2027`, no date is `N/A`. */
export function stayDate(date: string | null): string {
  return date === null ? 'N/A' : day.format(new Date(`${date}T00:00:00Z`));
}

/** How many come: `3 (2 adults, 1 child)`, and a bare number when all are adults. */
export function partySize({ no_adult, no_child }: VerificationBooking): string {
  if (no_child === 0) return String(no_adult);
  const adults = no_adult === 1 ? '1 adult' : `${no_adult} adults`;
  const children = no_child === 1 ? '1 child' : `${no_child} children`;
  return `${no_adult + no_child} (${adults}, ${children})`;
}
