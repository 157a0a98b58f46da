import { describe, expect, test } from '@jest/globals';
import type { HeadPose } from '../identity-engine.ts';
import { seededRandom } from '../testing/documents/seeded-random.ts';
import { evaluatePoses, type PoseFrame } from './evaluate-poses.ts';

const selfie = { turn: 0.1, lift: -0.16 };
let seed = 0;

/** Makes pictures that never match as flat pictures. */
function picture() {
  const { next } = seededRandom((seed += 1));
  return { values: Float32Array.from({ length: 32 ** 2 }, next), size: 32 };
}

/** Makes frames of one pose with offsets from the selfie. */
function frames(pose: number, places: readonly [turn: number, lift: number][]): PoseFrame[] {
  return places.map(([turn, lift], index) => ({
    turn: selfie.turn + turn,
    lift: selfie.lift + lift,
    time: 1000 * pose + 200 * index,
    pose,
    picture: picture(),
  }));
}

function judge(shown: PoseFrame[], asked: HeadPose[]) {
  return evaluatePoses({ ...selfie, time: 0, picture: picture() }, shown, asked);
}

describe('a nod', () => {
  test('is seen although one frame on its way seems turned, as nets see it now and then', () => {
    const asMeasured = frames(0, [
      [0.036, -0.025],
      [0.119, -0.04],
      [0.301, -0.043],
      [0.132, -0.09],
    ]);
    expect(judge(asMeasured, ['down'])).toBe('seen');
  });

  test('that begins before a turn is quite back is seen', () => {
    const before = frames(0, [
      [0, 0],
      [0.1, 0],
      [0.2, 0],
      [0.3, 0],
    ]);
    const nod = frames(1, [
      [0.16, 0],
      [0.12, 0.012],
      [0.06, 0.024],
      [0, 0.036],
    ]);
    expect(judge([...before, ...nod], ['left', 'up'])).toBe('seen');
  });

  test('with a turn as large as the nod at its end is another movement', () => {
    const aside = frames(0, [
      [0, 0],
      [0.2, -0.03],
      [0.4, -0.06],
    ]);
    expect(judge(aside, ['down'])).toBe('wrong');
  });

  test('after a movement far to another side is another movement', () => {
    const around = frames(0, [
      [0, 0],
      [0.3, 0],
      [0.6, 0],
      [0.3, -0.03],
      [0, -0.06],
    ]);
    expect(judge(around, ['down'])).toBe('wrong');
  });
});

test('the way back from a pose is not the opposite pose', () => {
  const back = frames(0, [
    [0.4, 0],
    [0.25, 0],
    [0.1, 0],
    [0, 0],
  ]);
  expect(judge(back, ['right'])).toBe('wrong');
});

test('a head that hardly moves has moved nowhere', () => {
  const still = frames(0, [
    [0, 0],
    [0.02, 0.004],
    [0.03, 0.002],
  ]);
  expect(judge(still, ['left'])).toBe('still');
});
