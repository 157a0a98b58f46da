const largestId = 2_147_483_647;

/** A booking as screens and mails call it in each language, with or without the sign. */
const namedBooking = /^(?:booking|buchung|réservation|reserva|prenotazione|حجز|الحجز)\s*#?\s*(?=\d+$)/iu;

/**
 * The meaning of a search: a text anywhere, and for `12` also that very booking; for `#12` and `Booking 12` only it. Six
 * characters of a link's token are also, or with `#` only, looked up as a short ID. A short ID is compared as a whole, because
 * parts of one are in every other booking.
 */
export interface SearchTerm {
  text: string | null;
  id: number | null;
  short_id: string | null;
}

/** Null when nothing is searched for. */
export function readSearchTerm(search: string | undefined): SearchTerm | null {
  const text = (search?.trim() ?? '').replace(namedBooking, '#');
  if (text === '') return null;
  const [, sign, digits] = /^(#?)(\d{1,10})$/.exec(text) ?? [];
  const id = digits !== undefined && Number(digits) <= largestId ? Number(digits) : null;
  const [, mark, characters] = /^(#?)([\da-f]{6})$/i.exec(text) ?? [];
  const short_id = characters?.toUpperCase() ?? null;
  const isExact = (sign === '#' && id !== null) || mark === '#';
  return { text: isExact ? null : text, id, short_id };
}
