import { deskReviewScores, matchScore } from '../scores.ts';
import { shareOf, type Share } from './wilson-interval.ts';

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
