import type { OpenBirth } from '../../document-data.ts';
import { countryOf } from './country-codes.ts';
import { checkDigit } from './check-digit.ts';
import { isRight, readDocumentNumber } from './document-number.ts';
import { documentTypeOf, type DocumentType } from './document-type.ts';
import { fitAlphabets, type FittedMrz, type MrzRepair } from './fit-alphabets.ts';
import { expiryDate, isDateField, isWithoutEnd, issueDate, possibleBirthDates } from './mrz-dates.ts';
import { doubtsOf, type MrzDoubt } from './mrz-doubts.ts';
import { mrzFormatOf, mrzLayouts, type MrzField, type MrzFormat } from './mrz-layout.ts';
import { parseMrzNames, type MrzNames } from './mrz-names.ts';

export type CheckOutcome = 'right' | 'wrong' | 'none';

export interface MrzReading extends MrzNames {
  format: MrzFormat;
  lines: readonly string[];
  document_type: DocumentType | null;
  issuing_country: string | null;
  nationality: string | null;
  document_number: string | null;
  date_of_birth: string | null;
  open_birth: OpenBirth | undefined;
  expiry_date: string | null;
  sex: 'F' | 'M' | 'X' | null;
  checks: Readonly<Record<'number' | 'birth' | 'expiry' | 'optional' | 'composite', CheckOutcome>>;
  valid: boolean;
  agreeing: number;
  repairs: readonly MrzRepair[];
  doubts: readonly MrzDoubt[];
}

const outcome = (right: boolean): CheckOutcome => (right ? 'right' : 'wrong');

export function parseMrz(given: readonly string[], today: string): MrzReading | null {
  const format = mrzFormatOf(given);
  if (!format) return null;
  const fitted = fitAlphabets(format, given);
  const field = fieldsOf(format, fitted.lines);
  const number = readDocumentNumber(
    field('number'),
    field('number_check'),
    format === 'TD1' || format === 'TD2' ? field('optional') : null,
  );
  const checks = {
    number: outcome(number.right),
    birth: outcome(isRight(field('birth'), field('birth_check'))),
    expiry: format === 'CNI' ? 'none' : outcome(isRight(field('expiry'), field('expiry_check'))),
    optional: format === 'TD3' ? outcome(isRight(field('optional'), field('optional_check'))) : 'none',
    composite: compositeOutcome(format, fitted.lines),
  } as const;
  const issuing_country = countryOf(field('issuer'));
  const document_type = documentTypeOf(field('code'), issuing_country);
  const sound =
    Object.values(checks).every((check) => check !== 'wrong') &&
    isSound(fitted, issuing_country, document_type) &&
    haveDates(checks, field);
  return {
    format,
    lines: fitted.lines,
    document_type,
    issuing_country,
    nationality: countryOf(field('nationality')),
    ...parseMrzNames(format === 'CNI' ? frenchNames(field) : field('names')),
    document_number: number.right && number.number !== '' ? number.number : null,
    ...datesOf({ format, document_type, checks }, field, today),
    sex: sexOf(field('sex')),
    checks,
    valid: sound,
    agreeing: countAgreeing(checks, field, number.number),
    repairs: fitted.repairs,
    doubts: numberDoubts(format, field),
  };
}

type ReadField = (name: MrzField) => string;

function datesOf(
  { format, document_type, checks }: Pick<MrzReading, 'format' | 'document_type' | 'checks'>,
  field: ReadField,
  today: string,
): Pick<MrzReading, 'date_of_birth' | 'open_birth' | 'expiry_date'> {
  const expiry_date = checks.expiry === 'right' ? expiryDate(field('expiry'), today) : null;
  // Children get visas and residence permits for ten years, too.
  const isPersonal = document_type === 'passport' || document_type === 'id_card';
  const end = format === 'CNI' ? issueDate(field('number'), today) : expiry_date;
  const births =
    checks.birth === 'right' ? possibleBirthDates(field('birth'), today, isPersonal ? end : null) : [];
  const [earlier = null, later = null] = births;
  const isOpen = earlier !== null && later !== null;
  const never_expires = isPersonal && checks.expiry === 'right' && isWithoutEnd(field('expiry'));
  return {
    date_of_birth: isOpen ? null : earlier,
    open_birth: isOpen ? { earlier, later, never_expires } : undefined,
    expiry_date,
  };
}

function haveDates({ expiry }: MrzReading['checks'], field: ReadField): boolean {
  const end = field('expiry');
  return isDateField(field('birth')) && (expiry === 'none' || isDateField(end) || isWithoutEnd(end));
}

function countAgreeing(checks: MrzReading['checks'], field: ReadField, number: string): number {
  const isDate = (text: string) => /^\d/.test(text) && isDateField(text);
  return [
    checks.number === 'right' && number !== '',
    checks.birth === 'right' && isDate(field('birth')),
    checks.expiry === 'right' && isDate(field('expiry')),
  ].filter(Boolean).length;
}

/** Drops the last given name of a full field, as it may be truncated. */
function frenchNames(field: ReadField): string {
  const given = field('given_names');
  const [first = '', ...more] = given.replace(/<+$/, '').split('<<');
  const whole = given.endsWith('<') || more.length === 0 ? [first, ...more] : [first, ...more.slice(0, -1)];
  return `${field('names').replace(/<+$/, '')}<<${whole.join('<')}<`;
}

function fieldsOf(format: MrzFormat, lines: readonly string[]) {
  return (name: MrzField): string => {
    const place = mrzLayouts[format].places[name];
    return place ? (lines[place.line] ?? '').slice(...place.columns) : '';
  };
}

function compositeOutcome(format: MrzFormat, lines: readonly string[]): CheckOutcome {
  const { composite } = mrzLayouts[format];
  if (composite.length === 0) return 'none';
  const counted = composite.map(([line, from, to]) => (lines[line] ?? '').slice(from, to)).join('');
  return outcome(checkDigit(counted) === fieldsOf(format, lines)('composite_check'));
}

function isSound(fitted: FittedMrz, country: string | null, type: DocumentType | null): boolean {
  return fitted.misfits.size === 0 && country !== null && type !== null;
}

function sexOf(field: string): MrzReading['sex'] {
  if (field === 'F' || field === 'M') return field;
  return field === '<' || field === 'X' ? 'X' : null;
}

function numberDoubts(format: MrzFormat, field: ReadField): MrzDoubt[] {
  const { number, number_check, optional } = mrzLayouts[format].places;
  if (!number) return [];
  const doubts = doubtsOf(field('number'), number.line, number.columns[0]);
  const goesOn = number_check && optional && field('number_check') === '<';
  if (!goesOn) return doubts;
  return [...doubts, ...doubtsOf(field('optional'), optional.line, optional.columns[0])];
}
