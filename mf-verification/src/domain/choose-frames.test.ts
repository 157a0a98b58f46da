import { describe, expect, test } from '@jest/globals';
import { chooseFrames } from './choose-frames.ts';

const frames = (...turned: (number | undefined)[]) =>
  turned.map((one, place) => ({ picture: place, turned: one }));

describe('chooseFrames', () => {
  test('keeps all of a few', () => {
    expect(chooseFrames(frames(0, 0.2, undefined), 4)).toEqual([0, 1, 2]);
  });

  test('spreads over many, and ends with the last', () => {
    expect(chooseFrames(frames(...Array<undefined>(9).fill(undefined)), 4)).toEqual([2, 4, 6, 8]);
  });

  test('never leaves out the one that is turned furthest', () => {
    expect(chooseFrames(frames(0, 0, 0.1, 0.2, 0.4, 0.7, 0.3, 0.1, 0), 4)).toEqual([2, 5, 6, 8]);
    expect(chooseFrames(frames(0, 0.9, 0, 0, 0, 0, 0, 0, 0), 2)).toEqual([1, 8]);
  });
});
