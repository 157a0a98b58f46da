const weights = [7, 3, 1] as const;

/** Returns the value by ICAO 9303-3, 4.9; undefined for a character that no zone contains. */
export function checkValue(character: string): number | undefined {
  if (character === '<') return 0;
  if (/^[0-9]$/.test(character)) return Number(character);
  if (/^[A-Z]$/.test(character)) return character.charCodeAt(0) - 55;
  return undefined;
}

export function checkDigit(text: string): string | undefined {
  let sum = 0;
  for (const [index, character] of [...text].entries()) {
    const value = checkValue(character);
    if (value === undefined) return undefined;
    sum += value * (weights[index % 3] ?? 0);
  }
  return String(sum % 10);
}

/** Returns true for characters that no check digit distinguishes: `G` and `6`, or `S` and `8`. */
export function sharesCheckValue(one: string, other: string): boolean {
  const [first, second] = [checkValue(one), checkValue(other)];
  return first !== undefined && second !== undefined && first % 10 === second % 10;
}
