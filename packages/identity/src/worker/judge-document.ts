import type { DocumentEvidence } from '../documents/document-evidence.ts';
import type { RefusalReason } from '../refusal-reason.ts';

/**
 * Below this distance two faces come from one photo, or from two captures of one moment: docs/face-match.md. A portrait
 * was taken on another day, so that no document comes as near to a selfie.
 */
const sameCaptureDistance = 0.15;

/** The guest can mend these, and they may be the reason why no text was read. */
const qualityReasons: readonly (RefusalReason | null)[] = [
  'FACE_TOO_SMALL',
  'TOO_DARK',
  'TOO_BRIGHT',
  'BLURRED',
];

/** What was found on the photo that was sent as a document. */
export interface SeenDocument {
  /** Why its face cannot be compared. */
  face: RefusalReason | null;
  /** Of its nearest face from that of the selfie; null when one of them has none to compare. */
  distance: number | null;
  evidence: DocumentEvidence;
}

/** Why a photo does not count as one of an identity document. */
export function judgeDocument({ face, distance, evidence }: SeenDocument): RefusalReason | null {
  if (distance !== null && distance < sameCaptureDistance) return 'SAME_PHOTO';
  if (evidence === 'none' && !qualityReasons.includes(face)) return 'NO_DOCUMENT';
  return face;
}
