import type { VerificationBooking } from '@suite/contracts/verification';

const shortIdLength = 6;

const dayParts: Intl.DateTimeFormatOptions = {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
  calendar: 'gregory',
};

/** What a guest and the desk call a booking by: the end of its token. */
export function shortId(token: string): string {
  return token.slice(-shortIdLength).toUpperCase();
}

/** A calendar date as it is written where the guest is at home: `2027-03-05` is `Fri, 5 Mar 2027` in Britain. */
export function stayDate(date: string, locale: string): string {
  return dayFormat(locale).format(new Date(`${date}T00:00:00Z`));
}

let kept: { locale: string; format: Intl.DateTimeFormat } | undefined;

/** Kept, since making one takes a slow phone longer than all it writes. */
function dayFormat(locale: string): Intl.DateTimeFormat {
  if (kept?.locale !== locale) kept = { locale, format: new Intl.DateTimeFormat(locale, dayParts) };
  return kept.format;
}

/** All people of the booking. */
export function partySize({ no_adult, no_child }: VerificationBooking): number {
  return no_adult + no_child;
}
