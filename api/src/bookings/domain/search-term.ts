const largestId = 2_147_483_647;

/**
 * What the search box asks for: a text anywhere, and for `12` also that very booking; for `#12` only it. Six characters
 * of a link's token are also, or with `#` only, looked up as a short ID: as a whole, as parts of one would be in
 * every other booking.
 */
export interface SearchTerm {
  text: string | null;
  id: number | null;
  short_id: string | null;
}

/** Null when nothing is searched for. */
export function readSearchTerm(search: string | undefined): SearchTerm | null {
  const text = search?.trim() ?? '';
  if (text === '') return null;
  const [, sign, digits] = /^(#?)(\d{1,10})$/.exec(text) ?? [];
  const id = digits !== undefined && Number(digits) <= largestId ? Number(digits) : null;
  const [, mark, characters] = /^(#?)([\da-f]{6})$/i.exec(text) ?? [];
  const short_id = characters?.toUpperCase() ?? null;
  const isExact = (sign === '#' && id !== null) || mark === '#';
  return { text: isExact ? null : text, id, short_id };
}
