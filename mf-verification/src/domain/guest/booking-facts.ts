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

/** Returns the end of the token, by which guests and the desk identify a booking. */
export function shortId(token: string): string {
  return token.slice(-shortIdLength).toUpperCase();
}

/** Formats `2027-03-05` as `Fri, 5 Mar 2027` in British English. */
export function stayDate(date: string, locale: string): string {
  return dayFormat(locale).format(new Date(`${date}T00:00:00Z`));
}

let kept: { locale: string; format: Intl.DateTimeFormat } | undefined;

/** The format is cached, because creating one is slow on phones. */
function dayFormat(locale: string): Intl.DateTimeFormat {
  if (kept?.locale !== locale) kept = { locale, format: new Intl.DateTimeFormat(locale, dayParts) };
  return kept.format;
}

export function partySize({ no_adult, no_child }: VerificationBooking): number {
  return no_adult + no_child;
}
