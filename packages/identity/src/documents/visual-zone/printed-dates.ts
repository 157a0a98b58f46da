import { dateOf } from '../mrz/mrz-dates.ts';
import { plainText } from './plain-text.ts';

const months = [
  ['JAN', 'ENE', 'GEN'],
  ['FEB', 'FEV'],
  ['MAR', 'MRZ', 'MAE', 'MRT', 'MAA'],
  ['APR', 'AVR', 'ABR'],
  ['MAI', 'MAY', 'MAG', 'MEI'],
  ['JUN', 'JUIN', 'GIU'],
  ['JUL', 'JUIL', 'LUG'],
  ['AUG', 'AOU', 'AGO'],
  ['SEP', 'SET'],
  ['OCT', 'OKT', 'OTT'],
  ['NOV'],
  ['DEC', 'DEZ', 'DIC'],
];

export type DayOrder = 'day-first' | 'month-first' | null;

interface FoundDate {
  numbers: readonly [number, number];
  year: string;
  open: boolean;
}

const named = /(\d{1,2})[ .-]*([A-Z]{3,})(?:[ ./-]*[A-Z]{3,})?[ .-]*(\d{4}|\d{2})(?!\d)/;
const yearFirst = /(?<!\d)(\d{4})[ ./-](\d{2})[ ./-](\d{2})(?!\d)/;
const figures = /(?<!\d)(\d{2}) ?([ ./-]) ?(\d{2}) ?\2 ?(\d{4}|\d{2})(?!\d)/;

function found(text: string): FoundDate | null {
  const plain = plainText(text);
  const byName = named.exec(plain);
  const month = months.findIndex((names) => names.some((name) => byName?.[2]?.startsWith(name)));
  if (byName && month >= 0)
    return { numbers: [Number(byName[1]), month + 1], year: byName[3] ?? '', open: false };
  const iso = yearFirst.exec(plain);
  if (iso) return { numbers: [Number(iso[3]), Number(iso[2])], year: iso[1] ?? '', open: false };
  const short = figures.exec(plain);
  if (!short) return null;
  return {
    numbers: [Number(short[1]), Number(short[3])],
    year: short[4] ?? '',
    open: short[2] === '/' || short[2] === '-',
  };
}

export function dayOrderIn(texts: readonly string[]): DayOrder {
  for (const text of texts) {
    const date = found(text);
    if (date?.open && date.numbers[0] > 12) return 'day-first';
    if (date?.open && date.numbers[1] > 12) return 'month-first';
  }
  return null;
}

/** Returns null without a date or for an ambiguous one. */
export function printedDate(text: string, order: DayOrder, century: (year: number) => number): string | null {
  const date = found(text);
  if (!date) return null;
  const [first, second] = date.numbers;
  const year = date.year.length === 4 ? Number(date.year) : century(Number(date.year));
  if (date.open && order === null && first !== second) return null;
  const [day, month] = date.open && order === 'month-first' ? [second, first] : [first, second];
  return dateOf(year, month, day);
}
