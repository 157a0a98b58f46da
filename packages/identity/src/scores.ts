export const matchScore = 80;

export const deskReviewScores = { from: 75, below: matchScore } as const;

/** This distance maps to the match score; docs/face-match.md contains the measurement. */
export const matchDistance = 0.58;

export interface OperatingPoint {
  sure: number;
  line: number;
  strangers: number;
}

const ownPoint: OperatingPoint = { sure: 0.18, line: matchDistance, strangers: 0.98 };

export const scoreOfDistance = (distance: number): number => scoreBy(distance, ownPoint);

/** Maps to 0 to 100, linear on both sides of 80, truncated to hundredths so that no score is rounded up to 80. */
export function scoreBy(distance: number, { sure, line, strangers }: OperatingPoint): number {
  const score =
    distance > line
      ? (matchScore * (strangers - distance)) / (strangers - line)
      : matchScore + ((100 - matchScore) * (line - distance)) / (line - sure);
  return Math.floor(Math.min(100, Math.max(0, score)) * 100 + 1e-6) / 100;
}
