const weights = [7, 3, 1] as const;

/** What a character counts in a check digit (ICAO 9303-3, 4.9); undefined for one that no MRZ has. */
export function checkValue(character: string): number | undefined {
  if (character === '<') return 0;
  if (/^[0-9]$/.test(character)) return Number(character);
  if (/^[A-Z]$/.test(character)) return character.charCodeAt(0) - 55;
  return undefined;
}

/** The check digit of `text`; undefined when it holds a character that no MRZ has. */
export function checkDigit(text: string): string | undefined {
  let sum = 0;
  for (const [index, character] of [...text].entries()) {
    const value = checkValue(character);
    if (value === undefined) return undefined;
    sum += value * (weights[index % 3] ?? 0);
  }
  return String(sum % 10);
}

/** Whether no check digit can tell one character from the other, as with `G` and `6` or `S` and `8`. */
export function sharesCheckValue(one: string, other: string): boolean {
  const [first, second] = [checkValue(one), checkValue(other)];
  return first !== undefined && second !== undefined && first % 10 === second % 10;
}
