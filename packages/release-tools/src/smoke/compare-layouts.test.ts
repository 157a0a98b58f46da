import { expect, test } from '@jest/globals';
import { compareLayouts, describePlaces } from './compare-layouts.ts';

test('names what looks otherwise or is gone, not what was added', () => {
  const before = { 'html > body': 'a', 'html > body > nav': 'b', 'html > body > main': 'c' };
  const now = { 'html > body': 'a', 'html > body > nav': 'x', 'html > body > div': 'd' };
  expect(compareLayouts(before, now)).toEqual(['html > body > nav', 'html > body > main']);
});

test('names three places and counts the others', () => {
  expect(describePlaces(['html > body'])).toBe('body');
  expect(describePlaces(['a > p', 'b > p', 'html', 'nav', 'main', 'ul'])).toBe('p, html, nav and 2 more');
});
