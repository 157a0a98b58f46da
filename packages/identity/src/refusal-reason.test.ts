import { expect, test } from '@jest/globals';
import { refusedPhoto, type PhotoKind, type RefusalReason } from './refusal-reason.ts';

type Reason = RefusalReason | null;

test.each<[Reason, Reason, Reason, PhotoKind | null]>([
  [null, null, null, null],
  ['NO_FACE_SELFIE', 'NO_FACE_SELFIE', null, 'selfie'],
  ['NO_FACE_DOCUMENT', null, 'NO_FACE_DOCUMENT', 'document'],
  ['TOO_DARK', 'BLURRED', 'TOO_DARK', 'document'],
  ['TOO_DARK', 'TOO_DARK', 'BLURRED', 'selfie'],
  ['TOO_DARK', 'TOO_DARK', 'TOO_DARK', null],
  ['NOT_LIVE', null, null, null],
])('%s, of a selfie with %s and a document with %s, is about %s', (reason, selfie, document, photo) => {
  expect(refusedPhoto(reason, { selfie, document })).toBe(photo);
});
