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

/** Unknown parts of a birth date are `<<` (ICAO 9303-3, 4.8) or `00`, and some registers contain invalid days. */
export const isDateField = (field: string) => /^(\d\d|<<)(0\d|1[0-2]|<<)([0-2]\d|3[01]|<<)$/.test(field);

const withoutEnd = new Set(['000000', '<<<<<<', '990101']);

/** Documents without expiry fill this field with zeros or fillers, some cards with 1 January 1999. */
export const isWithoutEnd = (field: string) => withoutEnd.has(field);

/** Passports and identity cards of children are valid for at most five years. */
const childsYears = 5;
const longestLife = 112;

const yearsBefore = (date: string, years: number) => `${Number(date.slice(0, 4)) - years}${date.slice(4)}`;

/** Returns two dates if both a centenarian and a child fit; `end` is the expiry or issue date of a personal document. */
export function possibleBirthDates(field: string, today: string, end: string | null): string[] {
  const parts = sixDigits(field);
  if (!parts) return [];
  const century = Math.floor(Number(today.slice(0, 4)) / 100) * 100;
  const [year, month, day] = parts;
  const earlier = dateOf(century - 100 + year, month, day);
  const later = dateOf(century + year, month, day);
  if (later === null || later > today) return earlier === null ? [] : [earlier];
  if (earlier === null || earlier < yearsBefore(today, longestLife)) return [later];
  const isOfElder = end !== null && (later > end || end > yearsBefore(today, -childsYears));
  return isOfElder ? [earlier] : [earlier, later];
}

const yearsAhead = 50;

/** Chooses the century between 50 years before and after today, so that old documents count as expired. */
export function expiryDate(field: string, today: string): string | null {
  const parts = sixDigits(field);
  if (!parts || isWithoutEnd(field)) return null;
  const [twoDigits, month, day] = parts;
  const last = Number(today.slice(0, 4)) + yearsAhead;
  const year = last - ((((last - twoDigits) % 100) + 100) % 100);
  return dateOf(year, month, day);
}

export function issueDate(number: string, today: string): string | null {
  const field = `${number.slice(0, 4)}01`;
  const year = Number(number.slice(0, 2));
  const parts = sixDigits(field);
  return parts && dateOf((2000 + year > Number(today.slice(0, 4)) ? 1900 : 2000) + year, parts[1], 1);
}
