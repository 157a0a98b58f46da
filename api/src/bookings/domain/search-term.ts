const largestId = 2_147_483_647;

/** What the search box asks for: a text anywhere, and for `12` also that very booking; for `#12` only it. */
export interface SearchTerm {
  text: string | null;
  id: number | null;
}

/** Null when nothing is searched for. */
export function readSearchTerm(search: string | undefined): SearchTerm | null {
  const text = search?.trim() ?? '';
  if (text === '') return null;
  const [, sign, digits] = /^(#?)(\d{1,10})$/.exec(text) ?? [];
  const id = digits !== undefined && Number(digits) <= largestId ? Number(digits) : null;
  return { text: sign === '#' && id !== null ? null : text, id };
}
