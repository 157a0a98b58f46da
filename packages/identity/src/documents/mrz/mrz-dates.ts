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
 * A date of birth `YYMMDD`: the latest such day that is not after `today`.
 * Null when a part is unknown (`<<`) or no such day exists.
 */
export function birthDate(field: string, today: string): string | null {
  const parts = sixDigits(field);
  if (!parts) return null;
  const century = Math.floor(Number(today.slice(0, 4)) / 100) * 100;
  const [year, month, day] = parts;
  const recent = dateOf(century + year, month, day);
  // 29 February exists in one of two centuries only, so each is looked at by itself.
  if (recent !== null && recent <= today) return recent;
  return dateOf(century - 100 + year, month, day);
}

const yearsAhead = 50;

/**
 * A date of expiry `YYMMDD`: in the hundred years that end fifty years after `today`,
 * so that a document that ran out long ago is not taken for one of the next century.
 */
export function expiryDate(field: string, today: string): string | null {
  const parts = sixDigits(field);
  if (!parts) return null;
  const [twoDigits, month, day] = parts;
  const last = Number(today.slice(0, 4)) + yearsAhead;
  const year = last - ((((last - twoDigits) % 100) + 100) % 100);
  return dateOf(year, month, day);
}
