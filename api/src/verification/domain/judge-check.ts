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
/** Those that may have their zone on the back. */
const cardTypes = ['id_card', 'residence_permit'];
/** Of one person within a day. A guest who sends one side again and again is referred to the front desk. */
const maxSideRequests = 5;

/** What an engine saw, as far as it decides. */
export interface SeenFaces {
  similarity_score: number | null;
  reason: CheckReason | null;
  photo: CheckedPhoto | null;
  document_evidence: 'zone' | 'fields' | 'text' | 'none' | 'unknown';
  /** The portrait is a picture that was taken for the selfie. */
  repeats_capture: boolean;
  /** The portrait has not the place or the size that documents with such a zone give it. */
  portrait_misplaced: boolean;
  /** Of the two photos of a card; null when there is one. */
  document_sides: 'agree' | 'doubtful' | 'unrelated' | 'differ' | 'same-side' | null;
  /** Of two photos the one at fault where the document does not do. */
  document_side: DocumentSide | null;
  /** What the document says that it is. */
  read_type: string | null;
  /** What the guest says that it is; null where the page knows of no other side. */
  shown_type: ShownDocument | null;
  /** How often the other side was asked for within a day. */
  sideRequests: number;
  /** Whether the name on the document may be the person's. */
  isNameAlike: boolean;
  /** Whether all check digits of the zone agree. */
  isZoneValid: boolean;
  /** Whether the hotel lets printed fields without a zone verify. */
  acceptsPrinted: boolean;
  /** Whether the hotel looks itself at this document, because of its name. */
  needsNameReview: boolean;
}

/**
 * Whether a check verifies: the faces score at least 80, and the document shows a zone whose check digits agree. Printed
 * fields with the person's name suffice where the hotel accepts them. A card without a zone needs its other side.
 * Otherwise the front desk looks at a document, as it does where its portrait was taken for the selfie or is elsewhere than on documents, the hotel wants to
 * see other names, or two sides are of different cards. The score keeps two decimals and never reads as a match that it is
 * not.
 */
export function judgeCheck(
  seen: SeenFaces,
): Pick<IdentityCheckResult, 'similarity_score' | 'desk_review'> &
  Pick<SeenFaces, 'reason' | 'photo' | 'document_side'> {
  const { similarity_score: score, photo } = seen;
  const isMatch = score !== null && score >= matchThreshold;
  const reason = isZoneAlone(seen)
    ? 'OTHER_SIDE_MISSING'
    : (seen.reason ?? (isMatch ? reasonOfDocument(seen) : 'NO_MATCH'));
  // Nothing is decided yet.
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
  const { document_evidence, document_sides, isNameAlike, needsNameReview } = seen;
  const isPrinted = document_evidence === 'fields' && isNameAlike;
  if (seen.repeats_capture) return 'PORTRAIT_REPEATS_SELFIE';
  if (document_sides === 'differ') return 'SIDES_DIFFER';
  if (document_evidence === 'zone') return reasonOfZone(seen);
  if (isPrinted && seen.acceptsPrinted) return needsNameReview ? 'OTHER_NAME' : null;
  if (document_evidence === 'unknown') return 'DOCUMENT_NOT_READ';
  if (mayAskForSide(seen) && isCard(seen)) return 'OTHER_SIDE_MISSING';
  return isPrinted ? 'DOCUMENT_WITHOUT_ZONE' : 'DOCUMENT_NOT_READ';
}

function reasonOfZone({ isZoneValid, portrait_misplaced, needsNameReview }: SeenFaces): CheckReason | null {
  if (!isZoneValid) return 'MRZ_INVALID';
  if (portrait_misplaced) return 'PORTRAIT_MISPLACED';
  return needsNameReview ? 'OTHER_NAME' : null;
}

/** The back of a card: it has the zone, and no portrait. */
function isZoneAlone(seen: SeenFaces): boolean {
  const { reason, document_evidence } = seen;
  return reason === 'NO_FACE_DOCUMENT' && document_evidence === 'zone' && mayAskForSide(seen) && isCard(seen);
}

/** The guest can be asked, has more to show, and was not asked too often. */
function mayAskForSide({ shown_type, document_sides, sideRequests }: SeenFaces): boolean {
  const isOneSide = document_sides === null || document_sides === 'same-side';
  return (
    isOneSide && shown_type !== null && shown_type !== 'one_sided_card' && sideRequests < maxSideRequests
  );
}

/** Where the document does not say what it is, the guest's word counts. */
function isCard({ read_type, shown_type }: SeenFaces): boolean {
  return read_type === null ? shown_type === 'id_card' : cardTypes.includes(read_type);
}

// A score just below the line must not read as if it were on it.
function twoDecimals(score: number, isMatch: boolean): number {
  const rounded = Math.round(score * 100) / 100;
  return isMatch ? rounded : Math.min(rounded, matchThreshold - 0.01);
}
