import type { LayoutLines } from './in-page/layout-probe.ts';

export function compareLayouts(before: LayoutLines, now: LayoutLines): string[] {
  return Object.keys(before).filter((place) => now[place] !== before[place]);
}

export function describePlaces(places: readonly string[]): string {
  const names = [...new Set(places.map((place) => place.split(' > ').at(-1) ?? place))];
  const more = names.length > 3 ? ` and ${names.length - 3} more` : '';
  return names.slice(0, 3).join(', ') + more;
}
