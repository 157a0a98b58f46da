/** `query` maps the parameters that the call takes from the address to their defaults. */
export interface PrefetchedCall {
  path: string;
  query?: Readonly<Record<string, string>> | undefined;
}

/** Returns undefined if the address has a parameter twice or an unknown one: the page then begins with another call. */
export function prefetchedQuery(
  { query }: PrefetchedCall,
  search: string,
): Record<string, string> | undefined {
  if (!query) return {};
  const given = [...new URLSearchParams(search)];
  const names = new Set(given.map(([name]) => name));
  if (names.size < given.length || [...names].some((name) => !Object.hasOwn(query, name))) return undefined;
  const values = { ...query, ...Object.fromEntries(given) };
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''));
}
