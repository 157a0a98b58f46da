/** Reasons are checked in this order. */
export const refusalReasons = [
  'NO_FACE_SELFIE',
  'SAME_PHOTO',
  'NO_DOCUMENT',
  'NO_FACE_DOCUMENT',
  'SEVERAL_FACES',
  'FACE_TOO_SMALL',
  'TOO_DARK',
  'TOO_BRIGHT',
  'BLURRED',
  'TURN_MISSING',
  'TURN_WRONG',
  'NOT_LIVE',
  'NO_MATCH',
] as const;
export type RefusalReason = (typeof refusalReasons)[number];

export type PhotoKind = 'selfie' | 'document';

export function refusedPhoto(
  reason: RefusalReason | null,
  { selfie, document }: Readonly<Record<PhotoKind, RefusalReason | null>>,
): PhotoKind | null {
  if ((reason === selfie) === (reason === document)) return null;
  return reason === selfie ? 'selfie' : 'document';
}
