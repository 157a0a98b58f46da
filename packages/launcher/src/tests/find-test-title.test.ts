import { expect, test } from '@jest/globals';
import { findTestTitle } from './find-test-title.mjs';

const source = `import { test } from 'a';
const data = [1];
describe('the list', () => {
  test('shows (3) rows', () => {
    expect(1).toBe(1);
  });
  test.skip(\`finds \${word} again\`, () => {});
  test.each(data)('refuses %s of $kind', () => {});
  it.each([
    ['a', 1],
  ])('doesn\\'t fail', () => {});
});
`;

test.each([
  [1, undefined],
  [3, 'the list'],
  [5, 'shows \\(3\\) rows'],
  [7, 'finds .* again'],
  [8, 'refuses .* of .*'],
  [11, "doesn't fail"],
])('names the test around line %i', (line, expected) => expect(findTestTitle(source, line)).toBe(expected));
