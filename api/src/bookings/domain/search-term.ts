import { referenceField } from '@suite/contracts/bookings';
import { normalizeDigits, normalizePhone } from '@suite/contracts/forms';

const largestId = 2_147_483_647;

/** Matches a booking number as screens and mails print it in each language, with or without `#`. */
const namedBooking =
  /^(?:(?:booking|buchung|réservation|reserva|prenotazione|حجز|الحجز)\s*[#:]?|#|no)\s*(?=\d+$)/iu;

/**
 * `12` searches for the text and booking 12, `AB12CD` for the text and a short ID; with `#`, the text is not searched.
 * A text that can begin a reference of another system is searched as one, in lower case.
 */
export interface SearchTerm {
  text: string | null;
  id: number | null;
  short_id: string | null;
  reference: string | null;
}

const phoneNumber = /^\+?[\d\s()./-]+$/;
const fewestPhoneDigits = 6;

/** Returns the digits of a text that may be a phone number, as `phone_digits` of the database keeps them. */
export function readPhoneDigits(text: string): string | null {
  const number = normalizePhone(text);
  if (!phoneNumber.test(number)) return null;
  const digits = number.replaceAll('(0)', '').replaceAll(/\D/g, '').replace(/^0+/, '');
  return digits.length < fewestPhoneDigits ? null : digits;
}

export function readSearchTerm(search: string | undefined): SearchTerm | null {
  const text = search?.trim() ?? '';
  if (text === '') return null;
  const number = normalizeDigits(text).replace(namedBooking, '#');
  const [, sign, digits] = /^(#?)(\d{1,10})$/.exec(number) ?? [];
  const id = digits !== undefined && Number(digits) <= largestId ? Number(digits) : null;
  const [, mark, characters] = /^(#?)([\da-f]{6})$/i.exec(number) ?? [];
  const short_id = characters?.toUpperCase() ?? null;
  const isExact = (sign === '#' && id !== null) || mark === '#';
  const name = normalizeDigits(text);
  const reference = referenceField.isValidSync(name) ? name.toLowerCase() : null;
  return { text: isExact ? null : text, id, short_id, reference };
}
