/** A GET call that a page begins with. `query` holds the parameters it takes from the address, with their defaults. */
export interface PrefetchedCall {
  path: string;
  query?: Readonly<Record<string, string>> | undefined;
}

/**
 * What a prefetched call carries at the address of a page; blank parameters are left out. Undefined where the
 * address has a parameter twice or one that the call does not take: the page then begins with another call.
 */
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
