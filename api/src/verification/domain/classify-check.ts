import {
  matchThreshold,
  type CheckedPhoto,
  type CheckReason,
  type DocumentSide,
  type IdentityCheckResult,
  type ShownDocument,
} from '@suite/contracts/verification';

const deskReviewFrom = 75;
const deskReasons: readonly CheckReason[] = [
  'DOCUMENT_NOT_READ',
  'DOCUMENT_WITHOUT_ZONE',
  'MRZ_INVALID',
  'PORTRAIT_REPEATS_SELFIE',
  'PORTRAIT_MISPLACED',
  'SIDES_DIFFER',
  'OTHER_NAME',
];
/** These types may have their zone on the back. */
const cardTypes = ['id_card', 'residence_permit'];
/** Counts per person and day; after that, the guest is referred to the front desk. */
const maxSideRequests = 5;

export interface SeenFaces {
  similarity_score: number | null;
  reason: CheckReason | null;
  photo: CheckedPhoto | null;
  document_evidence: 'zone' | 'fields' | 'text' | 'none' | 'unknown';
  repeats_capture: boolean;
  /** The portrait differs in position or size from documents with such a zone or print. */
  portrait_misplaced: boolean;
  document_sides: 'agree' | 'doubtful' | 'unrelated' | 'differ' | 'same-side' | null;
  document_side: DocumentSide | null;
  read_type: string | null;
  /** The type that the guest chose; null when the page does not support a second side. */
  shown_type: ShownDocument | null;
  sideRequests: number;
  isNameAlike: boolean;
  isZoneValid: boolean;
  acceptsPrinted: boolean;
  needsNameReview: boolean;
}

/** Verifies scores from 80 with a valid zone or accepted printed fields; suspicious documents go to the front desk. */
export function classifyCheck(
  seen: SeenFaces,
): Pick<IdentityCheckResult, 'similarity_score' | 'desk_review'> &
  Pick<SeenFaces, 'reason' | 'photo' | 'document_side'> {
  const { similarity_score: score, photo } = seen;
  const isMatch = score !== null && score >= matchThreshold;
  const reason = isZoneAlone(seen)
    ? 'OTHER_SIDE_MISSING'
    : (seen.reason ?? (isMatch ? reasonOfDocument(seen) : 'NO_MATCH'));
  // The check is undecided, so it has no score.
  if (reason === 'OTHER_SIDE_MISSING')
    return {
      ...{ similarity_score: null, reason, photo: 'document', desk_review: false },
      document_side: 'document_back',
    };
  const atFault = isForDesk(reason) ? 'document' : photo;
  return {
    similarity_score: score === null ? null : twoDecimals(score, isMatch),
    reason,
    photo: atFault,
    document_side: atFault === 'document' && !isAboutBoth(reason) ? seen.document_side : null,
    desk_review: isForDesk(reason) || (reason === 'NO_MATCH' && score !== null && score >= deskReviewFrom),
  };
}

function isForDesk(reason: CheckReason | null): boolean {
  return reason !== null && deskReasons.includes(reason);
}

function isAboutBoth(reason: CheckReason | null): boolean {
  return reason === 'SIDES_DIFFER' || reason === 'OTHER_NAME';
}

function reasonOfDocument(seen: SeenFaces): CheckReason | null {
  const { document_evidence, document_sides, isNameAlike } = seen;
  const isPrinted = document_evidence === 'fields' && isNameAlike;
  if (seen.repeats_capture) return 'PORTRAIT_REPEATS_SELFIE';
  if (document_sides === 'differ') return 'SIDES_DIFFER';
  if (document_evidence === 'zone') return seen.isZoneValid ? reasonOfPortrait(seen) : 'MRZ_INVALID';
  if (isPrinted && seen.acceptsPrinted) return reasonOfPortrait(seen);
  if (document_evidence === 'unknown') return 'DOCUMENT_NOT_READ';
  if (mayAskForSide(seen) && isCard(seen)) return 'OTHER_SIDE_MISSING';
  return isPrinted ? 'DOCUMENT_WITHOUT_ZONE' : 'DOCUMENT_NOT_READ';
}

function reasonOfPortrait({ portrait_misplaced, needsNameReview }: SeenFaces): CheckReason | null {
  if (portrait_misplaced) return 'PORTRAIT_MISPLACED';
  return needsNameReview ? 'OTHER_NAME' : null;
}

function isZoneAlone(seen: SeenFaces): boolean {
  const { reason, document_evidence } = seen;
  return reason === 'NO_FACE_DOCUMENT' && document_evidence === 'zone' && mayAskForSide(seen) && isCard(seen);
}

function mayAskForSide({ shown_type, document_sides, sideRequests }: SeenFaces): boolean {
  const isOneSide = document_sides === null || document_sides === 'same-side';
  return (
    isOneSide && shown_type !== null && shown_type !== 'one_sided_card' && sideRequests < maxSideRequests
  );
}

/** The guest's choice counts only when the document's type could not be read. */
function isCard({ read_type, shown_type }: SeenFaces): boolean {
  return read_type === null ? shown_type === 'id_card' : cardTypes.includes(read_type);
}

// A score just below the threshold must not be rounded up to it.
function twoDecimals(score: number, isMatch: boolean): number {
  const rounded = Math.round(score * 100) / 100;
  return isMatch ? rounded : Math.min(rounded, matchThreshold - 0.01);
}
