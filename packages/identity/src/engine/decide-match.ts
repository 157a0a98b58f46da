import type { IdentityCheck } from '../identity-engine.ts';
import { refusalReasons, type PhotoKind, type RefusalReason } from '../refusal-reason.ts';
import { matchScore } from '../scores.ts';

export type ComparedFaces =
  | { similarity_score: number; engine: string }
  | { similarity_score: null; reason: RefusalReason; photo: PhotoKind };

export function decideMatch(check: IdentityCheck, compared: ComparedFaces): IdentityCheck {
  const before = check.reason === 'NO_MATCH' ? null : check.reason;
  const details = check.face_match_details;
  if (compared.similarity_score === null)
    return {
      ...check,
      similarity_score: null,
      reason: first(before, compared.reason),
      photo: compared.photo,
      face_match_details: null,
    };
  const noMatch = compared.similarity_score < matchScore ? 'NO_MATCH' : null;
  return {
    ...check,
    similarity_score: compared.similarity_score,
    reason: first(before, noMatch),
    face_match_details: details && { ...details, engine: compared.engine },
  };
}

const first = (...reasons: (RefusalReason | null)[]) =>
  refusalReasons.find((reason) => reasons.includes(reason)) ?? null;
