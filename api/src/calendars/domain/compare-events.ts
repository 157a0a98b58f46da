import type { Nights } from './read-events.ts';

const fewEvents = 3;

/**
 * Returns whether so many coming events are missing at once that the calendar is more likely broken than empty. Of one or two
 * events one may be cancelled; none at all is an answer of broken platforms too.
 */
export function lostMost(known: number, read: number): boolean {
  return known >= fewEvents ? read * 2 < known : known > 0 && read === 0;
}

interface Compared<Stored extends Nights> {
  gone: Stored[];
  added: Nights[];
}

export function compareEvents<Stored extends Nights>(
  stored: readonly Stored[],
  read: readonly Nights[],
): Compared<Stored> {
  const keyOf = ({ from, to }: Nights) => `${from} ${to}`;
  const [before, after] = [new Set(stored.map(keyOf)), new Set(read.map(keyOf))];
  return {
    gone: stored.filter((event) => !after.has(keyOf(event))),
    added: read.filter((event) => !before.has(keyOf(event))),
  };
}
