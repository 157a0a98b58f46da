import type { LayoutLines } from './in-page/layout-probe.ts';

/** The places that look otherwise than before, or are gone; what was added is left out. */
export function compareLayouts(before: LayoutLines, now: LayoutLines): string[] {
  return Object.keys(before).filter((place) => now[place] !== before[place]);
}

/** Names places as a sentence can: the innermost element of each, three at most. */
export function describePlaces(places: readonly string[]): string {
  const names = [...new Set(places.map((place) => place.split(' > ').at(-1) ?? place))];
  const more = names.length > 3 ? ` and ${names.length - 3} more` : '';
  return names.slice(0, 3).join(', ') + more;
}
