/** Similarity from which on two photos count as the same person. */
export const matchScore = 80;

/** Matches below this score are close enough to the line for a second look at the front desk. */
export const deskReviewScores = { from: 75, below: matchScore } as const;
