import type { DocumentData } from '../document-data.ts';
import type { DocumentEvidence } from './document-evidence.ts';
import type { ReadSide, SideWithZone } from './read-side.ts';
import { settledName } from './settle-name.ts';
import { lastFour, settledNumber } from './settle-number.ts';
import type { DocumentPlace } from './portrait-place.ts';
import { namesSpecimen } from './visual-zone/document-keywords.ts';
import type { PrintedLine } from './visual-zone/printed-line.ts';

export interface SettledReading {
  data: DocumentData;
  source: 'mrz' | 'print' | 'nothing';
  evidence: DocumentEvidence;
  number: string | null;
  turn: number | null;
  repaired: boolean;
  place: DocumentPlace | null;
  /** Its country is ICAO's invented Utopia, or its print contains a word such as SPECIMEN. */
  specimen: boolean;
}

const sureLine = 0.8;

export function settleSide(side: ReadSide): SettledReading {
  if (side.zone) return settleZone(side, side.lines);
  const { number, ...data } = side.print;
  const isSomething = Object.values(data).some((value) => value !== null);
  return {
    data,
    source: isSomething ? 'print' : 'nothing',
    evidence: side.evidence,
    number,
    turn: side.turn,
    repaired: false,
    place: side.place,
    specimen: isSpecimen(data, side.lines),
  };
}

export function settleZone(
  { zone, turn, place }: SideWithZone,
  printed: readonly PrintedLine[],
): SettledReading {
  const { reading, rivalNumbers, nameLikelihood, hasGapInNumber } = zone;
  const number = settledNumber(
    reading,
    printed.map(({ text }) => text),
    hasGapInNumber,
  );
  const name = nameLikelihood >= sureLine && reading.full_name !== '' ? reading.full_name : null;
  const data = {
    document_type: reading.document_type,
    issuing_country: reading.issuing_country,
    full_name: name === null ? null : settledName(name, printed),
    date_of_birth: reading.date_of_birth,
    open_birth: reading.open_birth,
    expiry_date: reading.expiry_date,
    number_last4: number === null ? null : lastFour(number, rivalNumbers),
    mrz_valid: reading.valid,
  };
  return {
    data,
    source: 'mrz',
    evidence: 'zone',
    number,
    turn,
    repaired: reading.repairs.length > 0,
    place,
    specimen: isSpecimen(data, printed) || reading.nationality === specimenCountry,
  };
}

const specimenCountry = 'UTO';

function isSpecimen(data: DocumentData, lines: readonly PrintedLine[]): boolean {
  const sure = lines.filter(({ likelihood }) => likelihood >= sureLine).map(({ text }) => text);
  return data.issuing_country === specimenCountry || namesSpecimen(sure, data.full_name);
}
