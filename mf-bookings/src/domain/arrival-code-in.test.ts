import { expect, test } from '@jest/globals';
import { arrivalCodeIn } from './arrival-code-in.ts';

test.each([
  ['  7KQ2 M4XA ', '7KQ2 M4XA'],
  ['https://suite.test/bookings?arrival=12.ab-_C', '12.ab-_C'],
  ['https://suite.test/bookings?view=arrivals&arrival=12.ab#x', '12.ab'],
  ['', ''],
])('of %j it is %j', (text, code) => {
  expect(arrivalCodeIn(text)).toBe(code);
});
