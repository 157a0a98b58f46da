const literal = '[A-Za-z0-9][A-Za-z0-9._~-]*';
const parameter = ':[A-Za-z][A-Za-z0-9_]*';

/** Matches absolute paths without query: `/`, `/bookings/:id`, `/staff/*`. `*` is allowed at the end alone. */
export const routePathPattern = new RegExp(`^/$|^/\\*$|^(?:/(?:${literal}|${parameter}))+(?:/\\*)?$`);

const segmentsOf = (path: string) =>
  path
    .toLowerCase()
    .split('/')
    .filter((segment) => segment !== '');

/** Returns true if an address can match both, such as `/hotels/:id` and `/hotels/new`. Case does not matter. */
export function routesOverlap(one: string, other: string): boolean {
  const first = segmentsOf(one);
  const second = segmentsOf(other);
  for (let index = 0; ; index += 1) {
    const left = first[index];
    const right = second[index];
    if (left === '*' || right === '*') return true;
    if (left === undefined || right === undefined) return left === right;
    if (left !== right && !left.startsWith(':') && !right.startsWith(':')) return false;
  }
}

export const pathsOf = (list: unknown): unknown[] =>
  Array.isArray(list) ? list.map((entry: { path?: unknown } | null) => entry?.path) : [];

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
