import { describe, expect, test } from '@jest/globals';
import { isFailing, describeFailing } from './is-failing.ts';

describe('isFailing', () => {
  test.each([
    // failures of each person, mounted loads of all, verdict
    [[4, 1], 0, true],
    [[3, 2], 4, true],
    [[1, 1, 1, 1, 1], 4, true],
    [[3, 2], 5, false],
    [[2, 2], 0, false],
    [[1, 1, 1, 1], 0, false],
    [[5], 0, false],
    [[1000], 0, false],
    [[1000, 1], 4, true],
    [[1000, 1], 5, false],
    [[4, 4, 4], 11, true],
    [[4, 4, 4], 12, false],
    [[], 0, false],
    [[], 100, false],
  ])('failures %j beside %i loads that went well: %p', (each, well, verdict) => {
    const sum = (numbers: number[]) => numbers.reduce((one, other) => one + other, 0);
    const failures = sum(each);
    const counted = sum(each.map((of) => Math.min(of, 4)));
    expect(isFailing({ loads: failures + well, failures, counted, people: each.length })).toBe(verdict);
  });

  test('is described in a sentence', () => {
    expect(describeFailing({ loads: 7, failures: 6, counted: 6, people: 2 })).toBe(
      '6 of 7 loads within 5 minutes failed, for 2 people',
    );
  });
});
