import { describe, expect, test } from '@jest/globals';
import { chooseFrames, chooseWay } from './choose-frames.ts';

const frames = (pose: number, ...reaches: (number | undefined)[]) =>
  reaches.map((reach, place) => ({ picture: 100 * pose + place, pose, reach }));
const chosen = (...all: ReturnType<typeof frames>[]) =>
  chooseFrames(all.flat(), 5).map(({ picture }) => picture);

describe('chooseFrames', () => {
  test('takes the last look ahead, the way and the pose', () => {
    expect(chosen(frames(0, 0, 0.1, 0.3, 0.4, 0.5, 0.6, 0.8, 0.95, 1, 1.1))).toEqual([1, 2, 5, 6, 9]);
  });

  test('takes what there is of a quick movement, and nothing twice', () => {
    expect(chosen(frames(0, 0, 0.6, 1), frames(1, 0.1, 1, 1))).toEqual([0, 1, 2, 100, 101, 102]);
  });

  test('judges a way by the looks that are sent', () => {
    expect(chooseWay([0, 0.1, 0.3, 0.4, 0.5, 0.6, 0.8, 0.95, 1])).toEqual([0, 2, 4, 6, 8]);
    expect(chooseWay([0, 1])).toEqual([0, 1]);
    expect(chooseWay([1])).toEqual([0]);
  });

  test('spreads over many where nothing was seen', () => {
    expect(chosen(frames(0, ...Array<undefined>(9).fill(undefined)))).toEqual([0, 2, 4, 6, 8]);
    expect(chosen(frames(0, undefined, undefined))).toEqual([0, 1]);
  });
});
