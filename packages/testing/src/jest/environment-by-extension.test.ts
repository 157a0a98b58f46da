import { expect, test } from '@jest/globals';

test('a .test.ts has no DOM', () => {
  expect(globalThis).not.toHaveProperty('document');
  expect(globalThis).not.toHaveProperty('localStorage');
});
