import { expect, test } from '@jest/globals';
import { moreMilliseconds, ratio } from './formats.mjs';
import { atLeast, atMost } from './wanted.mjs';

test.each([
  [atMost('bytes', 1.05, 1.05, ratio), true],
  [atMost('bytes', 1.06, 1.05, ratio), false],
  [atLeast('requests', 0.5, 0.5, ratio), true],
  [atLeast('requests', 0.49, 0.5, ratio), false],
])('%j is reached: %s', ({ reached }, expected) => {
  expect(reached).toBe(expected);
});

test('says what was wanted and what was measured in the same words', () => {
  expect(atMost('more', -12.4, 90, moreMilliseconds)).toEqual({
    what: 'more',
    wanted: 'at most +90 ms',
    measured: '−12 ms',
    reached: true,
  });
});
