import { expect, test } from '@jest/globals';
import { outcomeOf } from './smoke-finding.ts';

test('what costs others something refuses a release, what costs itself something warns', () => {
  expect(outcomeOf([])).toBe('passed');
  expect(outcomeOf([{ code: 'left-behind' }, { code: 'policy-blocked' }])).toBe('warned');
  expect(outcomeOf([{ code: 'left-behind' }, { code: 'next-page' }])).toBe('refused');
});
