import { describe, expect, test } from '@jest/globals';
import { CanvasPixels } from '../../testing/canvas-pixels.ts';
import { measurePicture } from './measure-picture.ts';
import type { Pixels } from './pixels.ts';

const side = 16;

function picture(shade: (x: number, y: number) => number): Pixels {
  const data = new Uint8ClampedArray(4 * side * side);
  for (let y = 0; y < side; y += 1)
    for (let x = 0; x < side; x += 1) data.fill(shade(x, y), 4 * (y * side + x), 4 * (y * side + x) + 3);
  return new CanvasPixels({ data, width: side, height: side });
}

describe('measurePicture', () => {
  test('finds a plain picture as bright as it is, and not sharp', () => {
    const { brightness, sharpness, glare } = measurePicture(picture(() => 80));
    expect(brightness).toBeCloseTo(80, 3);
    expect(sharpness).toBeCloseTo(0, 3);
    expect(glare).toBe(0);
  });

  test('finds edges sharp, and softer edges less so', () => {
    const edges = measurePicture(picture((x) => (x % 4 < 2 ? 20 : 220))).sharpness;
    const soft = measurePicture(picture((x) => 120 + 100 * Math.sin(x / 2))).sharpness;
    const softer = measurePicture(picture((x) => 120 + 100 * Math.sin(x / 6))).sharpness;
    expect(edges).toBeGreaterThan(10_000);
    expect(soft).toBeLessThan(edges / 5);
    expect(softer).toBeLessThan(soft / 5);
  });

  test('tells the share that is white, and looks at the given part alone', () => {
    const half = picture((x) => (x < side / 2 ? 255 : 40));
    expect(measurePicture(half).glare).toBe(0.5);
    const right = measurePicture(half, { x: side / 2, y: 0, width: side / 2, height: side });
    expect(right).toMatchObject({ glare: 0, sharpness: expect.closeTo(0, 3) });
    expect(right.brightness).toBeCloseTo(40, 3);
  });
});
