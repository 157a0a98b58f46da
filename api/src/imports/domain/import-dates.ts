import { addDays, isCalendarDate, type CalendarDate } from '@suite/contracts/dates';
import { foldText, normalizePhone } from '@suite/contracts/forms';
import { importDateFormats, type ImportDateFormat } from '@suite/contracts/integrations';

/** The first day of a serial number, which depends on the workbook. */
const serialStart = { 1900: '1899-12-30', 1904: '1904-01-01' } as const;
const serial = /^\d{5}(?:\.\d+)?$/;
const timeAfter = /[T ]+\d{1,2}:\d{2}(?::\d{2})?(?:\.\d+)?(?: ?[ap]m)?Z?$/i;

/** Returns null for a text that is no date of this format. Dates that begin with the year fit every format. */
export function readImportDate(
  text: string,
  format: ImportDateFormat,
  isDate1904 = false,
): CalendarDate | null {
  const plain = normalizePhone(text).replace(timeAfter, '');
  const [, year, month, day] = /^(\d{4})[-/. ](\d{1,2})[-/. ](\d{1,2})\.?$/.exec(plain) ?? [];
  if (year) return dateOf(year, month, day);
  if (format === 'serial') {
    return serial.test(plain)
      ? addDays(serialStart[isDate1904 ? 1904 : 1900], Math.floor(Number(plain)))
      : null;
  }
  if (format === 'named') return readNamed(plain);
  if (format === 'ymd') return null;
  const [, first, second, short] =
    /^(\d{1,2})[-/. ]{1,2}(\d{1,2})[-/. ]{1,2}(\d{4}|\d{2})\.?$/.exec(plain) ?? [];
  return format === 'dmy' ? dateOf(short, second, first) : dateOf(short, first, second);
}

/** Lists the formats that fit each of the texts; of several, the reader has to choose. */
export function fittingFormats(texts: readonly string[], isDate1904: boolean): ImportDateFormat[] {
  if (texts.length === 0) return [];
  const fitting = importDateFormats.filter((format) =>
    texts.every((text) => readImportDate(text, format, isDate1904) !== null),
  );
  // All formats read a date that begins with the year.
  return fitting.length === importDateFormats.length ? ['ymd'] : fitting;
}

function dateOf(year = '', month = '', day = ''): CalendarDate | null {
  const full = year.length === 2 ? `20${year}` : year;
  const date = `${full}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isCalendarDate(date) ? date : null;
}

const monthLanguages = ['en', 'de', 'fr', 'es', 'it', 'ar', 'ar-EG', 'en-GB'];
/** Folded names, long and short, without full stops. */
const monthNumbers = new Map(
  monthLanguages.flatMap((language) =>
    (['long', 'short'] as const).flatMap((style) => {
      const names = new Intl.DateTimeFormat(language, { month: style, timeZone: 'UTC' });
      return Array.from({ length: 12 }, (_, index) => {
        const name = names.format(new Date(Date.UTC(2027, index, 1)));
        return [foldMonth(name), String(index + 1)] as const;
      });
    }),
  ),
);

function foldMonth(name: string): string {
  return foldText(name).replaceAll('.', '').trim();
}

function readNamed(text: string): CalendarDate | null {
  const parts = text
    .split(/[\s,./-]+|(?<=\d)(?=\p{L})|(?<=\p{L})(?=\d)/u)
    .filter((part) => part && part !== 'de');
  const numbers = parts.filter((part) => /^\d{1,4}$/.test(part));
  const [month, ...others] = parts
    .filter((part) => !/^\d+$/.test(part))
    .map((part) => monthNumbers.get(foldMonth(part)));
  const [day, year] = numbers;
  if (!month || others.length > 0 || numbers.length !== 2 || parts.length !== 3) return null;
  return day && day.length === 4 ? dateOf(day, month, year) : dateOf(year, month, day);
}
