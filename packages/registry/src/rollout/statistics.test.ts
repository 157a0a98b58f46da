import { describe, expect, test } from '@jest/globals';
import { fisherExact, rankTest } from './compare-health.ts';

const range = (count: number, from = 0) => Array.from({ length: count }, (_, index) => from + index);

describe('fisherExact', () => {
  // Each expected value is a fraction of binomial coefficients, calculated by hand.
  test.each([
    ['three of four cups and one of four', { all: 4, bad: 3 }, { all: 4, bad: 1 }, 17 / 70],
    ['four of four and none of four', { all: 4, bad: 4 }, { all: 4, bad: 0 }, 1 / 70],
    ['two of two and none of ninety-eight', { all: 2, bad: 2 }, { all: 98, bad: 0 }, 1 / 4950],
    ['one of one and one of one', { all: 1, bad: 1 }, { all: 1, bad: 1 }, 1],
    ['none of ten and none of ten', { all: 10, bad: 0 }, { all: 10, bad: 0 }, 1],
    ['none of none', { all: 0, bad: 0 }, { all: 0, bad: 0 }, 1],
    ['five of five, and nothing beside it', { all: 5, bad: 5 }, { all: 0, bad: 0 }, 1],
  ])('%s', (_what, first, second, probability) => {
    expect(fisherExact(first, second)).toBeCloseTo(probability, 10);
  });

  test('adds up to one over all tables of the same margins', () => {
    const exactly = (bad: number) =>
      fisherExact({ all: 30, bad }, { all: 970, bad: 12 - bad }) -
      (bad === 12 ? 0 : fisherExact({ all: 30, bad: bad + 1 }, { all: 970, bad: 11 - bad }));
    expect(range(13).reduce((sum, bad) => sum + exactly(bad), 0)).toBeCloseTo(1, 10);
  });

  test('stays exact where factorials leave the range of numbers', () => {
    expect(fisherExact({ all: 1000, bad: 20 }, { all: 9000, bad: 20 })).toBeLessThan(1e-8);
    expect(fisherExact({ all: 1000, bad: 5 }, { all: 9000, bad: 45 })).toBeGreaterThan(0.4);
  });
});

describe('rankTest', () => {
  test('of the same values finds no difference', () => {
    expect(rankTest(range(20), range(20))).toBeGreaterThan(0.49);
    expect(rankTest(Array(20).fill(7), Array(20).fill(7))).toBe(1);
  });

  // z = (100 - 0.5 - 50) / sqrt(100 * 21 / 12) = 3.742, whose upper tail is 9.13e-5.
  test('of ten values all above ten others', () => {
    expect(rankTest(range(10, 100), range(10))).toBeCloseTo(9.13e-5, 6);
    expect(rankTest(range(10), range(10, 100))).toBeGreaterThan(0.999);
  });

  // z = (300 - 0.5 - 200) / sqrt(400 / 12 * (41 - 27960 / 1560)) = 3.5875, whose upper tail is 1.669e-4.
  test('corrects ties', () => {
    const second = [...Array(10).fill(1), ...Array(10).fill(2)] as number[];
    expect(rankTest(Array(20).fill(2) as number[], second)).toBeCloseTo(1.669e-4, 6);
  });

  test('is not significant for fewer than eight values', () => {
    expect(rankTest(range(7, 100), range(50))).toBe(1);
    expect(rankTest(range(50, 100), range(7))).toBe(1);
  });

  test('takes no notice of one very long time', () => {
    expect(rankTest([...range(19), 1e9], range(20))).toBeGreaterThan(0.4);
  });
});
