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
