import type { FaceQuality } from '../identity-engine.ts';
import type { PhotoKind, RefusalReason } from '../refusal-reason.ts';
import { faceLimits } from './face-limits.ts';

const noFace = { selfie: 'NO_FACE_SELFIE', document: 'NO_FACE_DOCUMENT' } as const;
const narrowest = { selfie: faceLimits.selfieWidth, document: faceLimits.documentWidth } as const;

export function judgeCount(kind: PhotoKind, widths: readonly number[]): RefusalReason | null {
  const [first, second = 0] = widths;
  if (first === undefined) return noFace[kind];
  return second > first * faceLimits.secondFace[kind] ? 'SEVERAL_FACES' : null;
}

export function judgeQuality(kind: PhotoKind, quality: FaceQuality): RefusalReason | null {
  if (quality.face_width < narrowest[kind]) return 'FACE_TOO_SMALL';
  if (quality.brightness < faceLimits.darkest) return 'TOO_DARK';
  if (quality.brightness > faceLimits.brightest) return 'TOO_BRIGHT';
  return quality.sharpness < faceLimits.sharpness ? 'BLURRED' : null;
}
