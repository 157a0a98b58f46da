import type { Import, ImportDateFormat, ImportField } from '@suite/contracts/integrations';
import { readImportDate, fittingFormats } from './import-dates.ts';
import { fieldOfHeading, roomTypeOf } from './import-words.ts';

export type ImportColumns = (ImportField | null)[];
type DateFormats = Import['date_formats'];

export interface Proposal {
  columns: ImportColumns;
  date_formats: DateFormats;
}

interface Table {
  headers: readonly string[];
  rows: readonly (readonly string[])[];
  isDate1904: boolean;
}

const sampled = 50;
/** A column still is what most of its cells are. */
const share = 0.8;
const address = /^[^\s@,;]+@[^\s@,;]+\.[^\s@,;]+$/;
const phone = /^(?:\+|00)[\d ()/.-]{7,}$/;

/** Proposes fields by the headings, and by the cells where no heading is known. */
export function proposeColumns({ headers, rows, isDate1904 }: Table): Proposal {
  const values = headers.map((_, column) => rows.map((row) => row[column] ?? '').filter(Boolean));
  const date_formats = values.flatMap((texts, column) => dateFormatsOf(texts, column, isDate1904));
  const columns: ImportColumns = headers.map(() => null);
  const take = (column: number, field: ImportField | undefined) => {
    if (field && columns[column] === null && !columns.includes(field)) columns[column] = field;
  };
  headers.forEach((header, column) => take(column, fieldOfHeading(header)));
  values.forEach((texts, column) => take(column, fieldOfCells(texts.slice(0, sampled))));
  const dates = new Set(date_formats.map(({ column }) => column));
  // An arrival is written before its departure.
  for (const field of ['checkin_date', 'checkout_date'] as const)
    take([...dates].find((column) => columns[column] === null) ?? -1, field);
  return { columns, date_formats };
}

function fieldOfCells(texts: readonly string[]): ImportField | undefined {
  const mostly = (is: (text: string) => boolean) =>
    texts.length > 0 && texts.filter(is).length >= share * texts.length;
  if (mostly((text) => address.test(text))) return 'email';
  if (mostly((text) => roomTypeOf(text) !== undefined)) return 'room_type';
  return mostly((text) => phone.test(text)) ? 'phone' : undefined;
}

/** Falls back to the formats of most cells if a cell is no date at all. */
function dateFormatsOf(texts: readonly string[], column: number, isDate1904: boolean): DateFormats {
  const isDate = (text: string) => fittingFormats([text], isDate1904).length > 0;
  const sample = texts.slice(0, sampled);
  if (sample.filter(isDate).length < share * sample.length) return [];
  const dates = [...new Set(texts)].filter(isDate);
  return fittingFormats(dates, isDate1904).map((format) => {
    const value = dates.find((text) => readsDifferently(text)) ?? dates[0] ?? '';
    return { column, format, value, date: readImportDate(value, format, isDate1904) ?? '' };
  });
}

function readsDifferently(text: string): boolean {
  return readImportDate(text, 'dmy') !== readImportDate(text, 'mdy');
}

/** Returns null if the dates can be read in several ways, so that a person has to choose. */
export function proposeDateFormat({ columns, date_formats }: Proposal): ImportDateFormat | null {
  const formatsOf = (field: ImportField) => {
    const found = date_formats.filter(({ column }) => column === columns.indexOf(field));
    return found.length > 0 ? found.map(({ format }) => format) : null;
  };
  const [arrival, departure] = [formatsOf('checkin_date'), formatsOf('checkout_date')];
  const both = (arrival ?? departure ?? []).filter((format) => !departure || departure.includes(format));
  return both.length === 1 ? (both[0] ?? null) : null;
}
