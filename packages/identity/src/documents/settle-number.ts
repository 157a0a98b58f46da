import type { MrzReading } from './mrz/parse-mrz.ts';
import { mrzLayouts } from './mrz/mrz-layout.ts';
import { squeezed } from './visual-zone/plain-text.ts';

const shown = 4;

function othersFor(zone: MrzReading, number: string): string[] {
  const start = mrzLayouts[zone.format].places.number;
  return zone.doubts.flatMap(({ line, column, maybe }) => {
    const index = start && start.line === line ? column - start.columns[0] : -1;
    // The check digit's position holds a filler when the number continues in another field.
    const at = index > 9 ? index - 1 : index;
    if (at < number.length - shown || at >= number.length) return [];
    return maybe.map((character) => number.slice(0, at) + character + number.slice(at + 1));
  });
}

/** These letters count as zero, so a check digit does not reveal a missing one. */
const uncounted = 'AKU';
const fullField = 9;

const mayGoOn = (number: string) => number.length !== fullField;

const isFollowed = (text: string, number: string) =>
  [...uncounted].some((letter) => {
    const at = text.indexOf(number + letter);
    return at >= 0 && !/^[A-Z0-9]/.test(text.slice(at + number.length + 1));
  });

/** Returns null when print contradicts the number, or does not confirm one with a gap. */
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

export function lastFour(number: string, rivals: readonly string[]): string | null {
  const end = number.slice(-shown);
  return rivals.every((rival) => rival.slice(-shown) === end) ? end : null;
}
