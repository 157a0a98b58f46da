import { expect, test } from '@jest/globals';
import { phoneDigits } from './phone-digits.ts';

test.each([
  ['+351 912 345 678', '351912345678'],
  ['00351-912-345-678', '351912345678'],
  ['(0221) 123.45/67', '02211234567'],
  ['٩١٢ ٣٤٥', '912345'],
  ['678', null],
  ['Room 2041', null],
  ['ana@guests.test', null],
])('%j has the digits %j', (text, digits) => {
  expect(phoneDigits(text)).toBe(digits);
});
