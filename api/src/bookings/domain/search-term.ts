const largestId = 2_147_483_647;

/** What the search box asks for: a text anywhere, and for `12` or `#12` also that very booking. */
export interface SearchTerm {
  /** A LIKE pattern in which the typed `%`, `_` and `\` stand for themselves. Compare in lower case. */
  pattern: string;
  id: number | null;
}

/** Null when nothing is searched for. */
export function readSearchTerm(search: string | undefined): SearchTerm | null {
  const text = search?.trim() ?? '';
  if (text === '') return null;
  const number = /^#?(\d{1,10})$/.exec(text)?.[1];
  const id = number && Number(number) <= largestId ? Number(number) : null;
  return { pattern: `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`, id };
}
