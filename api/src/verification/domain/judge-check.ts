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
  document_evidence: 'zone' | 'fields' | 'text' | 'none' | 'unknown';
  /** Whether the name on the document may be the person's. */
  isNameAlike: boolean;
  /** Whether the hotel looks itself at this document, because of its name. */
  needsNameReview: boolean;
}

/**
 * Whether a check verifies: the faces score at least 80, and the document was read: its zone, or printed fields with the
 * person's name. Otherwise the front desk looks at a document, as it does where the hotel wants to see other names. The score keeps two decimals and never reads as a match
 * that it is not.
 */
export function judgeCheck(
  seen: SeenFaces,
): Pick<IdentityCheckResult, 'similarity_score' | 'desk_review'> & Pick<SeenFaces, 'reason' | 'photo'> {
  const { similarity_score: score, photo } = seen;
  const isMatch = score !== null && score >= matchThreshold;
  const reason = seen.reason ?? (isMatch ? reasonOfDocument(seen) : 'NO_MATCH');
  return {
    similarity_score: score === null ? null : twoDecimals(score, isMatch),
    reason,
    photo: isForDesk(reason) ? 'document' : photo,
    desk_review: isForDesk(reason) || (reason === 'NO_MATCH' && score !== null && score >= deskReviewFrom),
  };
}

function isForDesk(reason: CheckReason | null): boolean {
  return reason === 'DOCUMENT_NOT_READ' || reason === 'OTHER_NAME';
}

function reasonOfDocument({
  document_evidence,
  isNameAlike,
  needsNameReview,
}: SeenFaces): CheckReason | null {
  if (document_evidence !== 'zone' && !(document_evidence === 'fields' && isNameAlike))
    return 'DOCUMENT_NOT_READ';
  return needsNameReview ? 'OTHER_NAME' : null;
}

// A score just below the line must not read as if it were on it.
function twoDecimals(score: number, isMatch: boolean): number {
  const rounded = Math.round(score * 100) / 100;
  return isMatch ? rounded : Math.min(rounded, matchThreshold - 0.01);
}
