import type { MrzReading } from './mrz/parse-mrz.ts';
import { compareNames } from './flags/compare-names.ts';
import { foldName } from './flags/fold-name.ts';
import { foldNumber } from './digest-number.ts';
import type { PrintedSide, ReadSide } from './read-side.ts';
import { isAlmost } from './settle-name.ts';
import { settleZone, type SettledReading } from './settle-reading.ts';
import { plainText, squeezed } from './visual-zone/plain-text.ts';
import type { PrintedLine } from './visual-zone/printed-line.ts';
import type { VisualZone } from './visual-zone/read-visual-zone.ts';

/** `agree`: name or number of one side's zone is on the other side; `doubtful`: something else differs, too. */
export type SidesRelation = 'agree' | 'doubtful' | 'unrelated' | 'differ' | 'same-side';

export interface RelatedSides {
  relation: SidesRelation;
  joined: SettledReading | null;
}

type Field = 'full_name' | 'date_of_birth' | 'expiry_date' | 'number_last4';

const sureLine = 0.8;
const shortestNumber = 6;
const shortestLine = 6;
const fewestSameLines = 3;

export function relateSides(one: ReadSide, other: ReadSide): RelatedSides {
  if (one.zone && other.zone)
    return { relation: relateZones(one.zone.reading, other.zone.reading), joined: null };
  if (!one.zone && !other.zone) {
    const isSame = haveSameLines(one.lines, other.lines);
    return { relation: isSame ? 'same-side' : 'unrelated', joined: null };
  }
  const [back, front] = one.zone ? [one, other] : [other, one];
  if (!back.zone || front.zone) return { relation: 'unrelated', joined: null };
  const { relation, differing } = relateToPrint(back.zone.reading, front);
  if (relation !== 'agree' && relation !== 'doubtful') return { relation, joined: null };
  return {
    relation,
    joined: join(settleZone(back, [...back.lines, ...front.lines]), front.print, differing),
  };
}

function join(zone: SettledReading, print: VisualZone, differing: readonly Field[]): SettledReading {
  const date_of_birth = zone.data.date_of_birth ?? print.date_of_birth;
  const data = {
    ...zone.data,
    date_of_birth,
    open_birth: date_of_birth === null ? zone.data.open_birth : undefined,
    expiry_date: zone.data.expiry_date ?? print.expiry_date,
  };
  for (const field of differing) data[field] = null;
  return { ...zone, data };
}

function relateZones(one: MrzReading, other: MrzReading): SidesRelation {
  const [number, otherNumber] = [one.document_number, other.document_number];
  if (number === null || otherNumber === null) return 'unrelated';
  return foldNumber(number) === foldNumber(otherNumber) ? 'same-side' : 'differ';
}

function relateToPrint(
  zone: MrzReading,
  { lines, print }: PrintedSide,
): { relation: SidesRelation; differing: Field[] } {
  const texts = lines.filter(({ likelihood }) => likelihood >= sureLine).map(({ text }) => text);
  const differing = differingFields(zone, print);
  if (isNumberPrinted(zone, texts))
    return { relation: differing.length === 0 ? 'agree' : 'doubtful', differing };
  if (!isNamePrinted(zone, texts))
    return { relation: differing.length === 0 ? 'unrelated' : 'differ', differing };
  if (differing.length === 0) return { relation: 'agree', differing };
  // Cards have several numbers, and dates can be misread, but another birth date is another person.
  const isAnother = differing.length > 1 || differing.includes('date_of_birth');
  return { relation: isAnother ? 'differ' : 'doubtful', differing };
}

function differingFields(zone: MrzReading, print: VisualZone): Field[] {
  const differ = (one: string | null, other: string | null) =>
    one !== null && other !== null && one !== other;
  const fields: Field[] = [];
  if (areNamesUnlike(zone, print.full_name)) fields.push('full_name');
  if (differ(zone.date_of_birth, print.date_of_birth)) fields.push('date_of_birth');
  if (differ(zone.expiry_date, print.expiry_date)) fields.push('expiry_date');
  if (isAnotherNumber(zone, print.number)) fields.push('number_last4');
  return fields;
}

function areNamesUnlike(zone: MrzReading, printed: string | null): boolean {
  if (compareNames(zone.full_name, printed) !== 'unlike') return false;
  const words = foldName(printed ?? '') ?? [];
  const isMisread = (name: string) => {
    const [first] = foldName(name) ?? [];
    return first !== undefined && words.some((word) => word === first || isAlmost(word, first));
  };
  return !(isMisread(zone.surname) && isMisread(zone.given_names));
}

/** Ignores numbers that are part of the zone, as many documents print the holder's number, too. */
function isAnotherNumber({ document_number, lines }: MrzReading, printed: string | null): boolean {
  if (document_number === null || printed === null) return false;
  return !lines.some((line) => foldNumber(line).includes(foldNumber(printed)));
}

function isNamePrinted({ surname, given_names }: MrzReading, texts: readonly string[]): boolean {
  const words = new Set(texts.flatMap((text) => foldName(text.replace(/[^\p{L}\p{M} '’-]/gu, ' ')) ?? []));
  return [surname, given_names].every((name) => {
    const folded = foldName(name) ?? [];
    const [first = ''] = folded;
    return first.length > 1 && (words.has(first) || words.has(folded.join('')));
  });
}

function isNumberPrinted({ document_number }: MrzReading, texts: readonly string[]): boolean {
  if (document_number === null || document_number.length < shortestNumber) return false;
  const number = foldNumber(document_number);
  return texts.some((text) => foldNumber(plainText(text)).includes(number));
}

function haveSameLines(one: readonly PrintedLine[], other: readonly PrintedLine[]): boolean {
  const longer = (lines: readonly PrintedLine[]) =>
    lines
      .filter(({ likelihood }) => likelihood >= sureLine)
      .map(({ text }) => squeezed(text))
      .filter((text) => text.length >= shortestLine);
  const [lines, others] = [longer(one), new Set(longer(other))];
  const same = lines.filter((line) => others.has(line)).length;
  return same >= fewestSameLines && same * 2 >= Math.min(lines.length, others.size);
}
