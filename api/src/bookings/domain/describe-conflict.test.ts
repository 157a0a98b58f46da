import { expect, test } from '@jest/globals';
import { describeConflict } from './describe-conflict.ts';

test('names the other booking, its guest and its days', () => {
  const stay = { id: 12, name: 'Ann Smith', checkin_date: '2027-03-05', checkout_date: '2028-12-31' };
  expect(describeConflict(stay)).toBe(
    'This guest already has booking #12 (Ann Smith) at this hotel from 05/Mar/2027 to 31/Dec/2028.',
  );
});

test('is still a sentence when the other booking has gone', () => {
  expect(describeConflict(undefined)).toBe('This guest already has a booking at this hotel for these dates.');
});
