/** Why a verification is refused, in the order in which it is looked for. */
export const refusalReasons = [
  'NO_FACE_SELFIE',
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
