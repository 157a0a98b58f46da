import { describe, expect, test } from '@jest/globals';
import { median, quantile } from './quantile.mjs';

describe('a quantile', () => {
  test.each([
    [[3, 1, 2], 0.5, 2],
    [[4, 1, 3, 2], 0.5, 2.5],
    [[10, 20], 0.95, 19.5],
    [[7], 0.95, 7],
    [[1, 2, 3], 1, 3],
  ])('of %j at %d is %d', (values, share, expected) => {
    expect(quantile(values, share)).toBeCloseTo(expected);
  });

  test('leaves the values in their order', () => {
    const values = [3, 1, 2];
    median(values);
    expect(values).toEqual([3, 1, 2]);
  });

  test('of nothing is refused, not guessed', () => {
    expect(() => median([])).toThrow('no values');
  });
});
