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

/** Whether one of the last four characters may be another one without any check digit telling. */
export function isNumberDoubtful(zone: MrzReading): boolean {
  return zone.document_number !== null && othersFor(zone, zone.document_number).length > 0;
}

/**
 * The number of a zone, looked up among the texts printed elsewhere on the document. Null when they have a
 * look-alike instead; when they have neither, nothing contradicts the zone.
 */
export function settledNumber(zone: MrzReading, printed: readonly string[]): string | null {
  const number = zone.document_number;
  if (number === null) return null;
  const texts = printed.filter((text) => !text.includes('<')).map(squeezed);
  if (texts.some((text) => text.includes(number))) return number;
  const contradicted = othersFor(zone, number).some((other) => texts.some((text) => text.includes(other)));
  return contradicted ? null : number;
}
