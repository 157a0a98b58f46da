import type { CheckedPhoto, CheckReason } from '@suite/contracts/verification';
import type { Refused } from '../../domain/wizard/wizard.ts';
import type { RefusalsKey } from '../../languages/refusals/refusals-catalog.ts';

type PhotoKeys = Readonly<Record<CheckedPhoto | 'either', RefusalsKey>>;

const reasons: Readonly<Record<CheckReason, RefusalsKey | PhotoKeys>> = {
  NO_FACE_SELFIE: 'noFaceSelfie',
  NO_FACE_DOCUMENT: 'noFaceDocument',
  SEVERAL_FACES: {
    selfie: 'severalFacesSelfie',
    document: 'severalFacesDocument',
    either: 'severalFacesEither',
  },
  FACE_TOO_SMALL: {
    selfie: 'faceTooSmallSelfie',
    document: 'faceTooSmallDocument',
    either: 'faceTooSmallEither',
  },
  TOO_DARK: { selfie: 'tooDarkSelfie', document: 'tooDarkDocument', either: 'tooDarkEither' },
  TOO_BRIGHT: { selfie: 'tooBrightSelfie', document: 'tooBrightDocument', either: 'tooBrightEither' },
  BLURRED: { selfie: 'blurredSelfie', document: 'blurredDocument', either: 'blurredEither' },
  TURN_MISSING: 'turnMissing',
  TURN_WRONG: 'turnWrong',
  NOT_LIVE: 'notLive',
  CHALLENGE_EXPIRED: 'challengeExpired',
  SELFIE_MISSING: 'selfieMissing',
  NO_MATCH: 'noMatch',
  SAME_PHOTO: 'samePhoto',
  NO_DOCUMENT: 'noDocument',
  OTHER_SIDE_MISSING: 'otherSideMissing',
  DOCUMENT_NOT_READ: 'documentNotRead',
  DOCUMENT_WITHOUT_ZONE: 'documentWithoutZone',
  MRZ_INVALID: 'documentWithoutZone',
  PORTRAIT_REPEATS_SELFIE: 'documentWithoutZone',
  PORTRAIT_MISPLACED: 'documentWithoutZone',
  SIDES_DIFFER: 'sidesDiffer',
  OTHER_NAME: 'otherName',
  ALREADY_VERIFIED_AS_ANOTHER: 'verifiedAsAnother',
};

/** Handles unknown reasons of a newer server. */
export function reasonKey({ reason, photo }: Pick<Refused, 'reason' | 'photo'>): RefusalsKey {
  const key = reason !== null && Object.hasOwn(reasons, reason) ? reasons[reason] : 'otherReason';
  return typeof key === 'string' ? key : key[photo ?? 'either'];
}
