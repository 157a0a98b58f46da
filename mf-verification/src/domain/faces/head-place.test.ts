import { describe, expect, test } from '@jest/globals';
import { headPlace } from './head-place.ts';
import type { Point } from './pixels.ts';

/** Builds a face from 0 to 100 in both directions, with the brows above. */
function face(nose: Point): Point[] {
  const known: Record<number, Point> = {
    0: { x: 0, y: 50 },
    8: { x: 50, y: 100 },
    16: { x: 100, y: 50 },
    19: { x: 30, y: 0 },
    24: { x: 70, y: 0 },
    30: nose,
  };
  return Array.from({ length: 68 }, (_, place) => known[place] ?? { x: 0, y: 0 });
}

const tilted = (points: Point[], angle: number, flatter = 1): Point[] =>
  points.map(({ x, y }) => ({
    x: flatter * (x * Math.cos(angle) - y * Math.sin(angle)),
    y: x * Math.sin(angle) + y * Math.cos(angle),
  }));

describe('headPlace', () => {
  test.each([
    [50, 50, { turn: 0, lift: 0 }],
    [75, 50, { turn: 0.5, lift: 0 }],
    [25, 40, { turn: -0.5, lift: 0.2 }],
    [50, 75, { turn: 0, lift: -0.5 }],
  ])('of a nose at %d, %d of 100 is %p', (x, y, place) => {
    const found = headPlace(face({ x, y }));
    expect(found.turn).toBeCloseTo(place.turn, 5);
    expect(found.lift).toBeCloseTo(place.lift, 5);
  });

  test.each([
    ['a tilted head', 0.4, 1],
    ['a photo that is turned away from the camera', 0, 0.4],
  ])('is the same for %s', (_, angle, flatter) => {
    const found = headPlace(tilted(face({ x: 75, y: 40 }), angle, flatter));
    expect(found.turn).toBeCloseTo(0.5, 5);
    expect(found.lift).toBeCloseTo(0.2, 5);
  });

  test('needs all points of a face', () => {
    expect(() => headPlace(face({ x: 50, y: 50 }).slice(0, 20))).toThrow('A face has 68 points, not 20');
  });
});
