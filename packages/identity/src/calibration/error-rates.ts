import { deskReviewScores, matchScore, type OperatingPoint } from '../scores.ts';

export interface ScoredPair {
  same: boolean;
  score: number;
}

export interface ErrorRates {
  score: number;
  falseMatch: Share;
  falseNonMatch: Share;
}

export function ratesAt(pairs: readonly ScoredPair[], score: number): ErrorRates {
  const count = (same: boolean, wrong: (pair: ScoredPair) => boolean) => {
    const kind = pairs.filter((pair) => pair.same === same);
    return shareOf(kind.filter(wrong).length, kind.length);
  };
  return {
    score,
    falseMatch: count(false, (pair) => pair.score >= score),
    falseNonMatch: count(true, (pair) => pair.score < score),
  };
}

export interface ErrorCurve {
  points: ErrorRates[];
  operating: ErrorRates;
  equal: ErrorRates;
  deskReview: { same: Share; different: Share };
}

export function errorCurve(pairs: readonly ScoredPair[]): ErrorCurve {
  const points = Array.from({ length: 201 }, (_, index) => ratesAt(pairs, index / 2));
  const gap = ({ falseMatch, falseNonMatch }: ErrorRates) =>
    Math.abs((falseMatch.share ?? 0) - (falseNonMatch.share ?? 0));
  const operating = ratesAt(pairs, matchScore);
  const reviewed = (same: boolean) => {
    const kind = pairs.filter((pair) => pair.same === same);
    const { from, below } = deskReviewScores;
    return shareOf(kind.filter(({ score }) => score >= from && score < below).length, kind.length);
  };
  return {
    points,
    operating,
    equal: points.reduce((best, point) => (gap(point) < gap(best) ? point : best), operating),
    deskReview: { same: reviewed(true), different: reviewed(false) },
  };
}

const confidence = 1.959964;

export interface Share {
  count: number;
  of: number;
  share: number | null;
  from: number;
  to: number;
}

/** Computes the Wilson interval, which holds for small samples and for shares of 0 and 1. */
export function shareOf(count: number, of: number): Share {
  if (of === 0) return { count, of, share: null, from: 0, to: 1 };
  const share = count / of;
  const square = confidence ** 2 / of;
  const middle = (share + square / 2) / (1 + square);
  const reach = (Math.sqrt((share * (1 - share)) / of + square / (4 * of)) * confidence) / (1 + square);
  return { count, of, share, from: Math.max(0, middle - reach), to: Math.min(1, middle + reach) };
}

const falseMatchRate = 0.001;

export interface MeasuredDistance {
  same: boolean;
  distance: number;
}

export interface SuggestedPoint extends OperatingPoint {
  stranger_pairs: number;
  false_matches: number;
}

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
