import { fillers } from './mrz-likelihoods.ts';

/** Recognition drops fillers, so that lines of 30 to 44 characters are read shorter. */
const shortestLine = 14;
const fewestFillers = 3;
/** A few characters are misread, but print has blanks, small letters and punctuation. */
const sureShare = 0.9;
const aBeginning = /^[ACIPRV][A-Z<]<?[A-Z]{3}/;

/**
 * Recognizes a zone by the look of its lines, as its check digits may all be wrong. One line alone is that of a
 * driving licence (ISO 18013).
 */
export function showsZone(texts: readonly string[]): boolean {
  const lines = texts.map(withFillers).filter(isZoneLine);
  if (lines.length < 2) return false;
  const count = lines.join('').split('<').length - 1;
  return count >= fewestFillers || (count > 0 && lines.some((line) => aBeginning.test(line)));
}

const withFillers = (text: string) =>
  [...text].map((character) => (fillers.includes(character) ? '<' : character)).join('');

function isZoneLine(line: string): boolean {
  const characters = line.match(/[A-Z0-9<]/g)?.length ?? 0;
  return characters >= shortestLine && characters >= sureShare * line.length;
}
