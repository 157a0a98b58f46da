/** Similarity from which on two photos count as the same person. */
export const matchScore = 80;

/** Matches in this band are close enough to the line for a second look at the front desk. */
export const deskReviewScores = { from: 75, below: matchScore } as const;

/** The distance of two descriptions that is exactly at the line: docs/face-match.md says what was measured there. */
export const matchDistance = 0.58;

/** The distance at which nothing is left of a similarity. */
const strangersDistance = 0.98;

/** The distance below the line over which the score rises from the line to 100. */
const sureDistance = 0.4;

/** 0 to 100; 80 at the line, straight on both sides of it, cut to hundredths so that none is rounded up to the line. */
export function scoreOfDistance(distance: number): number {
  const score =
    distance > matchDistance
      ? (matchScore * (strangersDistance - distance)) / (strangersDistance - matchDistance)
      : matchScore + ((100 - matchScore) * (matchDistance - distance)) / sureDistance;
  return Math.floor(Math.min(100, Math.max(0, score)) * 100 + 1e-6) / 100;
}
