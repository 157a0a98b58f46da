import { matchThreshold, type CheckReason } from '@suite/contracts';
import type { DocumentFlag } from './flag-names.ts';

const reasons: Record<CheckReason, string> = {
  NO_FACE_SELFIE: 'No face could be seen in the selfie.',
  NO_FACE_DOCUMENT: 'No face could be seen on the document.',
  SEVERAL_FACES: 'There was more than one face in a photo.',
  FACE_TOO_SMALL: 'The face was too small to compare.',
  TOO_DARK: 'A photo was too dark.',
  TOO_BRIGHT: 'A photo was too bright.',
  BLURRED: 'A photo was blurred.',
  TURN_MISSING: 'The head was not seen to turn.',
  TURN_WRONG: 'The head turned the other way.',
  NOT_LIVE: 'Nobody was seen to move in front of the camera.',
  CHALLENGE_EXPIRED: 'The selfie was too old or had been used before.',
  NO_MATCH: 'The selfie and the document do not look alike.',
};

/** What became of a check, for staff. */
export function checkOutcome(
  reason: CheckReason | null,
  { similarity_score, desk_review }: { similarity_score: number | null; desk_review: boolean },
): string {
  if (reason === null) return 'The selfie and the document show the same person.';
  if (!desk_review) return reasons[reason];
  return `The faces are alike, but not enough to decide without you: ${similarity_score} of the ${matchThreshold} points it takes.`;
}

const warnings: Record<DocumentFlag, string> = {
  DOCUMENT_EXPIRED: 'The document has expired.',
  NAME_DIFFERS: 'The name on the document is unlike the name in the booking.',
};

/** What to look at, for staff. */
export function warningsOf(flags: readonly DocumentFlag[]): string[] {
  return flags.map((flag) => warnings[flag]);
}
