import { expect, test } from '@jest/globals';
import { evaluateDocument, type SeenDocument } from './check-document.ts';

const seen: SeenDocument = { face: null, distance: 0.4, evidence: 'zone' };

test.each<[Partial<SeenDocument>, ReturnType<typeof evaluateDocument>]>([
  [{}, null],
  [{ distance: 0.9 }, null],
  [{ distance: 0.149 }, 'SAME_PHOTO'],
  [{ distance: 0.1, evidence: 'none' }, 'SAME_PHOTO'],
  [{ evidence: 'fields' }, null],
  [{ evidence: 'text' }, null],
  [{ evidence: 'unknown' }, null],
  [{ evidence: 'none' }, 'NO_DOCUMENT'],
  [{ evidence: 'none', distance: null, face: 'NO_FACE_DOCUMENT' }, 'NO_DOCUMENT'],
  [{ evidence: 'none', distance: null, face: 'SEVERAL_FACES' }, 'NO_DOCUMENT'],
  [{ evidence: 'none', distance: null, face: 'BLURRED' }, 'BLURRED'],
  [{ evidence: 'none', distance: null, face: 'FACE_TOO_SMALL' }, 'FACE_TOO_SMALL'],
  [{ distance: null, face: 'NO_FACE_DOCUMENT' }, 'NO_FACE_DOCUMENT'],
])('%j: %s', (found, reason) => {
  expect(evaluateDocument({ ...seen, ...found })).toBe(reason);
});
