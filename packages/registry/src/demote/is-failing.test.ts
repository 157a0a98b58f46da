import { describe, expect, test } from '@jest/globals';
import { isFailing, describeFailing } from './is-failing.ts';

describe('isFailing', () => {
  test.each([
    // Columns: people it fails for, people it works for within minutes, within a day, verdict.
    [0, 0, 0, false],
    [1, 0, 0, false],
    [2, 0, 0, true],
    [2, 0, 1, false],
    [2, 1, 1, false],
    [3, 0, 1, true],
    [3, 2, 2, true],
    [3, 3, 3, false],
    [3, 0, 60, true],
    [3, 0, 61, false],
    [9, 0, 5000, false],
    [10, 0, 5000, true],
    [10, 10, 5000, false],
  ])(
    'for %i people, while it works for %i, and for %i within a day: %p',
    (people, working, working_lately, verdict) => {
      expect(isFailing({ loads: 50, failures: 40, people, working, working_lately })).toBe(verdict);
    },
  );

  test('is described in a sentence', () => {
    expect(describeFailing({ loads: 7, failures: 6, people: 2, working: 0, working_lately: 0 })).toBe(
      '6 of 7 loads within 5 minutes failed, for 2 people',
    );
  });
});
