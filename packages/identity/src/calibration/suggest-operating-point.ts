import type { OperatingPoint } from '../scores.ts';

const falseMatchRate = 0.001;

export interface MeasuredDistance {
  same: boolean;
  distance: number;
}

export interface SuggestedPoint extends OperatingPoint {
  stranger_pairs: number;
  false_matches: number;
}

/** Returns null when genuine pairs are no nearer than strangers. */
export function suggestOperatingPoint(pairs: readonly MeasuredDistance[]): SuggestedPoint | null {
  const sorted = (same: boolean) =>
    pairs
      .filter((pair) => pair.same === same)
      .map(({ distance }) => distance)
      .sort((a, b) => a - b);
  const [persons, others] = [sorted(true), sorted(false)];
  const false_matches = Math.floor(others.length * falseMatchRate);
  const nearest = others[false_matches];
  const sure = persons[Math.floor(persons.length / 10)];
  const strangers = others[Math.floor(others.length / 2)];
  if (nearest === undefined || sure === undefined || strangers === undefined) return null;
  const line = Math.floor(nearest * 10_000 - 1) / 10_000;
  if (sure >= line || line >= strangers) return null;
  return { sure, line, strangers, stranger_pairs: others.length, false_matches };
}
