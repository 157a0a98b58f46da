import type { MrzReading } from './mrz/parse-mrz.ts';
import { mrzLayouts } from './mrz/mrz-layout.ts';
import { squeezed } from './visual-zone/plain-text.ts';

const shown = 4;

/** The numbers that it may be as well: each doubted character by itself replaced by what it looks like. */
function othersFor(zone: MrzReading, number: string): string[] {
  const start = mrzLayouts[zone.format].places.number;
  return zone.doubts.flatMap(({ line, column, maybe }) => {
    const index = start && start.line === line ? column - start.columns[0] : -1;
    // The place of the check digit holds a filler when a number goes on behind it.
    const at = index > 9 ? index - 1 : index;
    if (at < number.length - shown || at >= number.length) return [];
    return maybe.map((character) => number.slice(0, at) + character + number.slice(at + 1));
  });
}

/** Letters that count as nothing in a check digit, so that none can tell that one was not seen. */
const uncounted = 'AKU';
/** A number of this length fills its field. */
const fullField = 9;

const mayGoOn = (number: string) => number.length !== fullField;

/** Behind the number stands such a letter, and not a word that the print has in the same line. */
const isFollowed = (text: string, number: string) =>
  [...uncounted].some((letter) => {
    const at = text.indexOf(number + letter);
    return at >= 0 && !/^[A-Z0-9]/.test(text.slice(at + number.length + 1));
  });

/**
 * The number of a zone, looked up among the texts printed elsewhere on the document. It is null when the print has a
 * look-alike, or a letter behind it that no check digit counts, and without print when a place inside it was empty.
 */
export function settledNumber(zone: MrzReading, printed: readonly string[], hasGap: boolean): string | null {
  const number = zone.document_number?.replaceAll('<', '') ?? null;
  if (number === null) return null;
  const texts = printed.filter((text) => !text.includes('<')).map(squeezed);
  const isPrinted = (text: string) => texts.some((each) => each.includes(text));
  const isCutOff = mayGoOn(number) && texts.some((text) => isFollowed(text, number));
  if (isPrinted(number) && !isCutOff) return number;
  const isContradicted = isCutOff || hasGap || othersFor(zone, number).some(isPrinted);
  return isContradicted ? null : number;
}

/**
 * The last four characters of a number, which are enough to recognise it and too few to use it.
 * @param rivals numbers with which all check digits agree as well; print has the same letters that look like figures
 */
export function lastFour(number: string, rivals: readonly string[]): string | null {
  const end = number.slice(-shown);
  return rivals.every((rival) => rival.slice(-shown) === end) ? end : null;
}
