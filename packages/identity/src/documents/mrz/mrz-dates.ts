/** `YYYY-MM-DD` of a day that exists, else null. */
export function dateOf(year: number, month: number, day: number): string | null {
  const date = new Date(Date.UTC(2000, 0, 1));
  date.setUTCFullYear(year, month - 1, day);
  if (date.getUTCMonth() !== month - 1 || date.getUTCDate() !== day) return null;
  return date.toISOString().slice(0, 10);
}

function sixDigits(field: string): [year: number, month: number, day: number] | null {
  if (!/^\d{6}$/.test(field)) return null;
  return [Number(field.slice(0, 2)), Number(field.slice(2, 4)), Number(field.slice(4))];
}

/**
 * A field that documents may have: the year, month or day of a birth can be unknown, written `<<` (ICAO 9303-3, 4.8) or
 * `00`, and registers contain days that their month lacks.
 */
export const isDateField = (field: string) => /^(\d\d|<<)(0\d|1[0-2]|<<)([0-2]\d|3[01]|<<)$/.test(field);

const withoutEnd = new Set(['000000', '<<<<<<', '990101']);

/** Documents that do not expire fill this field with zeros or fillers, some cards with the first day of 1999. */
export const isWithoutEnd = (field: string) => withoutEnd.has(field);

/** Passports and identity cards of children are valid for no longer. */
const childsYears = 5;
/** Hardly ten people are older. */
const longestLife = 112;

const yearsBefore = (date: string, years: number) => `${Number(date.slice(0, 4)) - years}${date.slice(4)}`;

/**
 * A date of birth `YYMMDD`. Null when a part is unknown, no such day exists, or it fits a child as well as a person a hundred
 * years older and the document does not tell: one that is valid for longer than five years is not a child's.
 * @param end when a passport or identity card expires, or was issued; null where neither is known
 */
export function birthDate(field: string, today: string, end: string | null): string | null {
  const parts = sixDigits(field);
  if (!parts) return null;
  const century = Math.floor(Number(today.slice(0, 4)) / 100) * 100;
  const [year, month, day] = parts;
  const earlier = dateOf(century - 100 + year, month, day);
  const later = dateOf(century + year, month, day);
  if (later === null || later > today) return earlier;
  if (earlier === null || earlier < yearsBefore(today, longestLife)) return later;
  if (end === null) return null;
  return later > end || end > yearsBefore(today, -childsYears) ? earlier : null;
}

const yearsAhead = 50;

/**
 * A date of expiry `YYMMDD`: in the hundred years that end fifty years after `today`,
 * so that a document that ran out long ago is not taken for one of the next century.
 */
export function expiryDate(field: string, today: string): string | null {
  const parts = sixDigits(field);
  if (!parts || isWithoutEnd(field)) return null;
  const [twoDigits, month, day] = parts;
  const last = Number(today.slice(0, 4)) + yearsAhead;
  const year = last - ((((last - twoDigits) % 100) + 100) % 100);
  return dateOf(year, month, day);
}

/** The first day of the month with which the number of a French card begins, `YYMM`. */
export function issueDate(number: string, today: string): string | null {
  const field = `${number.slice(0, 4)}01`;
  const year = Number(number.slice(0, 2));
  const parts = sixDigits(field);
  return parts && dateOf((2000 + year > Number(today.slice(0, 4)) ? 1900 : 2000) + year, parts[1], 1);
}
