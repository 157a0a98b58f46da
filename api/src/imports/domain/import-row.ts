import { computeNights, passengerTypes, type CreateBookingPayload } from '@suite/contracts/bookings';
import { addDays, isCalendarDate } from '@suite/contracts/dates';
import { normalizeDigits } from '@suite/contracts/forms';
import type { ImportDateFormat, ImportField } from '@suite/contracts/integrations';
import { readImportDate } from './import-dates.ts';
import type { ImportColumns } from './propose-columns.ts';
import { roomTypeOf } from './import-words.ts';

export interface RowRules {
  columns: ImportColumns;
  date_format: ImportDateFormat;
  is_date_1904: boolean;
}

/** Exports put it before a text that a spreadsheet would take for a formula. */
const formulaGuard = /^'(?=[-=+@])/;
/** Matches also `3 nights` and `3.0`. */
const wholeNumber = /^(\d{1,4})(?:[.,]0+)?(?:\s*\p{L}+\.?)?$/u;
const spreadsheetError = /^#(?:DIV\/0!|N\/A|NAME\?|NULL!|NUM!|REF!|VALUE!|SPILL!|CALC!)$/;
const clock = /^(\d{1,2})[:.h](\d{2})(?::\d{2})?$/;

/**
 * Reads a row as the body of a new booking. A text that cannot be read stays as it is, so that the rules of a booking refuse it with
 * their own sentence.
 */
export function readImportRow(
  cells: readonly string[],
  rules: RowRules,
): Record<keyof CreateBookingPayload & ImportField, unknown> {
  const textOf = (field: ImportField) =>
    (cells[rules.columns.indexOf(field)] ?? '').replace(formulaGuard, '');
  const dateOf = (field: ImportField) => {
    const text = textOf(field);
    return readImportDate(text, rules.date_format, rules.is_date_1904) ?? text;
  };
  const checkin_date = dateOf('checkin_date');
  const nights = normalizeDigits(textOf('no_nights'));
  const [, whole] = wholeNumber.exec(nights.trim()) ?? [];
  const entered = whole ? Number(whole) : nights;
  const checkout_date = dateOf('checkout_date') || endOf(checkin_date, entered);
  const room = textOf('room_type');
  return {
    name: textOf('name'),
    email: textOf('email'),
    room_type: roomTypeOf(room) ?? room,
    checkin_date,
    checkout_date,
    no_nights: entered === '' ? nightsOf(checkin_date, checkout_date) : entered,
    passengers: passengersOf(textOf('passengers')),
    phone: textOf('phone') || null,
    arrival_time: clockTime(textOf('arrival_time')),
    requests: textOf('requests') || null,
    external_reference: textOf('external_reference') || null,
  };
}

/** Lists the fields whose cell has an error such as `#DIV/0!` instead of a value. */
export function findFailedFields(cells: readonly string[], columns: ImportColumns): ImportField[] {
  return columns.flatMap((field, column) =>
    field && spreadsheetError.test(cells[column] ?? '') ? field : [],
  );
}

function endOf(checkin: string, nights: string | number): string {
  return isCalendarDate(checkin) && typeof nights === 'number' && nights > 0 ? addDays(checkin, nights) : '';
}

/** Without two dates, the dates are refused and the nights are not. */
function nightsOf(checkin: string, checkout: string): number {
  return isCalendarDate(checkin) && isCalendarDate(checkout) && checkout > checkin
    ? computeNights(checkin, checkout)
    : 1;
}

/** Guests of whom only the number is known are named by their number, until the desk enters their names. */
function passengersOf(text: string): { name: string; type: string }[] {
  const [adult] = passengerTypes;
  const count = normalizeDigits(text);
  const names = /^\d{1,2}$/.test(count)
    ? Array.from({ length: Number(count) }, (_, index) => `Guest ${index + 2}`)
    : text.split(/[;\n]/).map((name) => name.trim());
  return names.filter(Boolean).map((name) => ({ name, type: adult }));
}

function clockTime(text: string): string | null {
  const [, hours, minutes] = clock.exec(normalizeDigits(text).trim()) ?? [];
  return hours && minutes ? `${hours.padStart(2, '0')}:${minutes}` : text || null;
}
