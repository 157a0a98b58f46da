import type { DocumentEvidence } from '../documents/document-evidence.ts';
import type { RefusalReason } from '../refusal-reason.ts';

/** Faces below this distance come from one moment (docs/face-match.md). A portrait was taken on another day. */
const sameCaptureDistance = 0.15;

/** The guest can fix these, and they may be why no text was found. */
const qualityReasons: readonly (RefusalReason | null)[] = [
  'FACE_TOO_SMALL',
  'TOO_DARK',
  'TOO_BRIGHT',
  'BLURRED',
];

export interface SeenDocument {
  face: RefusalReason | null;
  distance: number | null;
  evidence: DocumentEvidence;
}

export function judgeDocument({ face, distance, evidence }: SeenDocument): RefusalReason | null {
  if (distance !== null && distance < sameCaptureDistance) return 'SAME_PHOTO';
  if (evidence === 'none' && !qualityReasons.includes(face)) return 'NO_DOCUMENT';
  return face;
}
