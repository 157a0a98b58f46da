/** Similarity from which on two photos count as the same person. */
export const matchScore = 80;

/** Matches in this band are close enough to the line for a second look at the front desk. */
export const deskReviewScores = { from: 75, below: matchScore } as const;

/** The distance of two descriptions that is exactly at the line: docs/face-match.md says what was measured there. */
export const matchDistance = 0.58;

/** The distances at which a similarity is 100, 80 and 0. */
export interface OperatingPoint {
  sure: number;
  line: number;
  strangers: number;
}

const ownPoint: OperatingPoint = { sure: 0.18, line: matchDistance, strangers: 0.98 };

/** 0 to 100 for a distance of our own net's descriptions. */
export const scoreOfDistance = (distance: number): number => scoreBy(distance, ownPoint);

/** 0 to 100; 80 at the line, straight on both sides of it, cut to hundredths so that none is rounded up to the line. */
export function scoreBy(distance: number, { sure, line, strangers }: OperatingPoint): number {
  const score =
    distance > line
      ? (matchScore * (strangers - distance)) / (strangers - line)
      : matchScore + ((100 - matchScore) * (line - distance)) / (line - sure);
  return Math.floor(Math.min(100, Math.max(0, score)) * 100 + 1e-6) / 100;
}
