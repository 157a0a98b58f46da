import {
  matchThreshold,
  type CheckedPhoto,
  type CheckReason,
  type IdentityCheckResult,
} from '@suite/contracts/verification';

const deskReviewFrom = 75;

/** What an engine saw, as far as it decides. */
export interface SeenFaces {
  similarity_score: number | null;
  reason: CheckReason | null;
  photo: CheckedPhoto | null;
  turn: 'seen' | 'wrong' | 'missing' | 'still';
}

const reasonOfTurn = { seen: null, wrong: 'TURN_WRONG', missing: 'TURN_MISSING', still: 'NOT_LIVE' } as const;

/**
 * Whether a check verifies: the faces score at least 80 and the head turned as it was asked to. The score keeps two
 * decimals and never reads as a match that it is not.
 */
export function judgeCheck(
  seen: SeenFaces,
): Pick<IdentityCheckResult, 'similarity_score' | 'desk_review'> & Pick<SeenFaces, 'reason' | 'photo'> {
  const { similarity_score: score, photo, turn } = seen;
  const isMatch = score !== null && score >= matchThreshold;
  const reason = seen.reason ?? reasonOfTurn[turn] ?? (isMatch ? null : 'NO_MATCH');
  return {
    similarity_score: score === null ? null : twoDecimals(score, isMatch),
    reason,
    photo,
    desk_review: reason === 'NO_MATCH' && score !== null && score >= deskReviewFrom,
  };
}

// A score just below the line must not read as if it were on it.
function twoDecimals(score: number, isMatch: boolean): number {
  const rounded = Math.round(score * 100) / 100;
  return isMatch ? rounded : Math.min(rounded, matchThreshold - 0.01);
}
