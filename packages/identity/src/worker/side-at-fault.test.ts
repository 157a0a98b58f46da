import { expect, test } from '@jest/globals';
import { sideAtFault, type SeenSides } from './check-document.ts';

test.each<[string, SeenSides['reason'], number, SeenSides['evidence'], ReturnType<typeof sideAtFault>]>([
  ['one photo', 'BLURRED', 0, ['text'], null],
  ['a blurred portrait in front', 'BLURRED', 0, ['text', 'zone'], 'document'],
  ['a dark portrait on the second photo', 'TOO_DARK', 1, ['zone', 'text'], 'document_back'],
  ['a portrait on what is no document', 'NO_DOCUMENT', 0, ['none', 'zone'], 'document'],
  ['no portrait, and a zone on the first photo', 'NO_FACE_DOCUMENT', 0, ['zone', 'text'], 'document_back'],
  ['no portrait, and a zone on the second photo', 'NO_FACE_DOCUMENT', 0, ['none', 'zone'], 'document'],
  ['neither portrait nor zone', 'NO_FACE_DOCUMENT', 0, ['text', 'none'], null],
  ['the selfie among the two', 'SAME_PHOTO', 0, ['zone', 'none'], null],
  ['a good portrait, and no zone on either', null, 0, ['text', 'none'], 'document_back'],
  ['a good portrait on the second photo, and no zone', null, 1, ['none', 'text'], 'document'],
  ['a front whose print does not show what the zone says', null, 0, ['text', 'zone'], 'document'],
])('%s', (_what, reason, portrait, evidence, side) => {
  expect(sideAtFault({ reason, portrait, evidence })).toBe(side);
});
