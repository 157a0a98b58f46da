import { expect, test } from '@jest/globals';
import { likePattern } from './like-pattern.ts';

test.each([
  ['ann', '%ann%'],
  ['50%_\\', '%50\\%\\_\\\\%'],
])('%j is the pattern %j', (text, pattern) => {
  expect(likePattern(text)).toBe(pattern);
});
