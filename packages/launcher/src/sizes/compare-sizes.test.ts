import { expect, test } from '@jest/globals';
import { compareSizes } from './compare-sizes.mjs';

const recorded = { 'first visit': 10_000, '+ list-roles.screen': 5_000 };

test('passes what stays within 2 % of its record', () => {
  expect(compareSizes(recorded, { 'first visit': 10_200, '+ list-roles.screen': 4_900 })).toEqual([]);
});

test('names what grew or shrank by more, with both sizes', () => {
  expect(compareSizes(recorded, { 'first visit': 10_201, '+ list-roles.screen': 4_500 })).toEqual([
    'first visit: 10.0 kB → 10.2 kB (+2.0 %)',
    '+ list-roles.screen: 5.0 kB → 4.5 kB (-10.0 %)',
  ]);
});

test('names a part that is new, and one that is gone', () => {
  expect(compareSizes(recorded, { 'first visit': 10_000, '+ list-staff.screen': 700 })).toEqual([
    '+ list-roles.screen: recorded with 5.0 kB, not in the build',
    '+ list-staff.screen: 0.7 kB, not recorded',
  ]);
});
