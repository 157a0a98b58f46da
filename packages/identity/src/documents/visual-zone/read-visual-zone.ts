import type { DocumentData } from '../../document-data.ts';
import { countryIn, documentTypeIn } from './document-keywords.ts';
import { labelledValue, type PrintedField } from './labelled-values.ts';
import { dayOrderIn, printedDate } from './printed-dates.ts';
import type { PrintedLine } from './printed-line.ts';

const sureEnough = 0.8;
const aName = /^[A-Z][A-Z' -]*[A-Z]$/;
const aNumber = /^(?=.*\d)[A-Z0-9]{5,20}$/;
const withoutBlanks = (text: string) => text.replace(/[ -]/g, '');

export type VisualZone = DocumentData & { number: string | null };

export function readVisualZone(lines: readonly PrintedLine[], today: string): VisualZone {
  const sure = lines.filter((line) => line.likelihood >= sureEnough);
  const texts = sure.map(({ text }) => text);
  const order = dayOrderIn(texts);
  const thisYear = Number(today.slice(0, 4));
  const born = (year: number) => (2000 + year > thisYear ? 1900 + year : 2000 + year);
  const date = (field: PrintedField, century: (year: number) => number) => {
    const day = (text: string) => printedDate(text, order, century);
    const value = labelledValue(sure, field, (text) => day(text) !== null);
    return value === null ? null : day(value);
  };
  const name = (field: PrintedField) => labelledValue(sure, field, (text) => aName.test(text));
  const names = [name('given_names'), name('surname')];
  const birth = date('birth', born);
  const printed = labelledValue(sure, 'number', (text) => aNumber.test(withoutBlanks(text)));
  const number = printed === null ? null : withoutBlanks(printed);
  return {
    document_type: documentTypeIn(texts),
    issuing_country: countryIn(texts),
    full_name: names.includes(null) ? null : names.join(' '),
    date_of_birth: birth !== null && birth <= today ? birth : null,
    expiry_date: date('expiry', (year) => 2000 + year),
    number_last4: number === null ? null : number.slice(-4),
    mrz_valid: null,
    number,
  };
}
