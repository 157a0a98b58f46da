import { describe, expect, test } from '@jest/globals';
import { noseOffset } from './nose-offset.ts';
import type { Point } from './pixels.ts';

/** A face whose jaw ends at 0 and 100, with the tip of the nose somewhere between. */
const face = (nose: number): Point[] =>
  Array.from({ length: 68 }, (_, place) => ({ x: place === 30 ? nose : place === 16 ? 100 : 0, y: 0 }));

const tilted = (points: Point[], angle: number, flatter = 1): Point[] =>
  points.map(({ x, y }) => ({
    x: flatter * (x * Math.cos(angle) - y * Math.sin(angle)),
    y: x * Math.sin(angle) + y * Math.cos(angle),
  }));

describe('noseOffset', () => {
  test.each([
    [50, 0],
    [75, 0.5],
    [25, -0.5],
    [100, 1],
  ])('of a nose at %d of 100 is %d', (nose, offset) => {
    expect(noseOffset(face(nose))).toBeCloseTo(offset, 5);
  });

  test('is the same for a tilted head, and for a photo that is turned away from the camera', () => {
    expect(noseOffset(tilted(face(75), 0.4))).toBeCloseTo(0.5, 5);
    expect(noseOffset(tilted(face(55), 0, 0.4))).toBeCloseTo(0.1, 5);
  });

  test('needs all points of a face', () => {
    expect(() => noseOffset(face(50).slice(0, 20))).toThrow('A face has 68 points, not 20');
  });
});
