const literal = '[A-Za-z0-9][A-Za-z0-9._~-]*';
const parameter = ':[A-Za-z][A-Za-z0-9_]*';

/** `/`, `/bookings`, `/bookings/:id`, `/staff/*`: absolute, no query, no optional segments, `*` only at the end. */
export const routePathPattern = new RegExp(`^/$|^/\\*$|^(?:/(?:${literal}|${parameter}))+(?:/\\*)?$`);

const segmentsOf = (path: string) =>
  path
    .toLowerCase()
    .split('/')
    .filter((segment) => segment !== '');

/**
 * True when some address would belong to both routes. `/hotels/:id` and `/hotels/new` overlap;
 * `/staff/*` overlaps with everything at or below `/staff`; `/bookings` and `/bookings/:id` do not. As for the router of
 * the shell, upper and lower case are the same.
 */
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

/** The paths of unchecked routes, actions or menu entries. */
export const pathsOf = (list: unknown): unknown[] =>
  Array.isArray(list) ? list.map((entry: { path?: unknown } | null) => entry?.path) : [];
