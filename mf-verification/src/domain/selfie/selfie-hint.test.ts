import { describe, expect, test } from '@jest/globals';
import { selfieHint, type SelfieHint, type SelfieLook } from './selfie-hint.ts';

const face = (x: number, width: number, score = 0.9) => ({
  x,
  y: 80 - width / 2,
  width,
  height: width,
  score,
});
const good: SelfieLook = {
  faces: [face(50, 60)],
  measures: { brightness: 120, sharpness: 80, glare: 0 },
  head: { turn: 0.1, lift: 0 },
  side: 160,
  cameraSide: 1080,
};

describe('selfieHint', () => {
  const measures = good.measures ?? { brightness: 0, sharpness: 0, glare: 0 };
  const cases: [SelfieHint, string, Partial<SelfieLook>][] = [
    ['holdStill', 'all is well', {}],
    ['noFace', 'no face is there', { faces: [], measures: undefined, head: undefined }],
    ['severalFaces', 'another person looks over the shoulder', { faces: [face(50, 60), face(115, 40)] }],
    ['holdStill', 'a face is found twice', { faces: [face(50, 60), face(60, 58)] }],
    ['holdStill', 'another person passes far behind', { faces: [face(50, 60), face(120, 20)] }],
    ['tooFar', 'the face is small', { faces: [face(65, 30)] }],
    ['tooFar', 'the camera gives few pixels', { cameraSide: 320 }],
    ['tooClose', 'the face fills the picture', { faces: [face(15, 130)] }],
    ['offCenter', 'the face is at the side', { faces: [face(5, 60)] }],
    ['tooDark', 'there is no light', { measures: { ...measures, brightness: 30 } }],
    ['tooBright', 'there is too much light', { measures: { ...measures, brightness: 235 } }],
    ['blurred', 'the hand shakes', { measures: { ...measures, sharpness: 5 } }],
    ['lookStraight', 'the head is turned', { head: { turn: -0.5, lift: 0 } }],
  ];
  test.each(cases)('says %s when %s', (hint, _, change) => {
    expect(selfieHint({ ...good, ...change })).toBe(hint);
  });
});
