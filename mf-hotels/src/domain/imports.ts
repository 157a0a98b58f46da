import {
  importDateFormats,
  type Import,
  type ImportDateFormat,
  type ImportField,
  type ImportState,
} from '@suite/contracts/integrations';
import { t } from '../languages/catalog.ts';

export const fieldNames: Record<ImportField, () => string> = {
  name: () => t('Guest name'),
  email: () => t('E-mail address'),
  checkin_date: () => t('Check-in date'),
  checkout_date: () => t('Check-out date'),
  no_nights: () => t('Nights'),
  room_type: () => t('Room type'),
  passengers: () => t('Further guests'),
  phone: () => t('Phone'),
  arrival_time: () => t('Arrival time'),
  requests: () => t('Requests'),
  external_reference: () => t('Reference'),
};

type Tone = 'neutral' | 'info' | 'accent' | 'success' | 'danger';

const states: Record<ImportState, { name: () => string; tone: Tone }> = {
  uploaded: { name: () => t('Not checked'), tone: 'neutral' },
  checking: { name: () => t('Being checked'), tone: 'info' },
  checked: { name: () => t('Checked'), tone: 'accent' },
  importing: { name: () => t('Being imported'), tone: 'info' },
  imported: { name: () => t('Imported'), tone: 'success' },
  undoing: { name: () => t('Being undone'), tone: 'info' },
  undone: { name: () => t('Undone'), tone: 'neutral' },
  cancelled: { name: () => t('Cancelled'), tone: 'neutral' },
  failed: { name: () => t('Stopped by an error'), tone: 'danger' },
};

export const importState = ({ state, is_waiting }: Pick<Import, 'state' | 'is_waiting'>) =>
  is_waiting
    ? { name: t('Waiting'), tone: 'neutral' as const }
    : { name: states[state].name(), tone: states[state].tone };

const formatNames: Record<ImportDateFormat, () => string> = {
  ymd: () => t('Year, month, day'),
  dmy: () => t('Day, month, year'),
  mdy: () => t('Month, day, year'),
  named: () => t('With the name of the month'),
  serial: () => t('As numbers of a spreadsheet'),
};

export interface DateChoice {
  format: ImportDateFormat;
  name: string;
  /** A date of the file, with the day that it would be. */
  example: { value: string; date: string } | null;
}

/** Offers the formats that fit all dates of both columns; every format if none does. */
export function dateChoices(
  { date_formats }: Pick<Import, 'date_formats'>,
  columns: readonly (ImportField | '')[],
): DateChoice[] {
  const ofField = (field: ImportField) => date_formats.filter(({ column }) => columns[column] === field);
  const [arrivals, departures] = [ofField('checkin_date'), ofField('checkout_date')];
  const [first, second] = arrivals.length > 0 ? [arrivals, departures] : [departures, []];
  const fits = first.filter(
    ({ format }) => second.length === 0 || second.some((other) => other.format === format),
  );
  const choices =
    fits.length > 0 ? fits : importDateFormats.map((format) => ({ format, value: '', date: '' }));
  return choices.map(({ format, value, date }) => ({
    format,
    name: formatNames[format](),
    example: value === '' ? null : { value, date },
  }));
}

const encodingNames: Readonly<Record<string, string>> = {
  'utf-8': 'UTF-8',
  'utf-16le': 'UTF-16',
  'utf-16be': 'UTF-16',
  'windows-1252': 'Windows-1252',
};

const separatorNames: Readonly<Record<string, () => string>> = {
  ',': () => t('comma'),
  ';': () => t('semicolon'),
  '\t': () => t('tab'),
};

/** Says how the file was read, such as `UTF-8, separated by semicolon`. */
export function describeFile({
  encoding,
  separator,
  sheet,
}: Pick<Import, 'encoding' | 'separator' | 'sheet'>) {
  if (sheet !== null) return t('Sheet {sheet}', { sheet });
  const name = separatorNames[separator ?? '']?.() ?? '';
  return t('{encoding}, separated by {separator}', {
    encoding: encodingNames[encoding] ?? encoding,
    separator: name,
  });
}
