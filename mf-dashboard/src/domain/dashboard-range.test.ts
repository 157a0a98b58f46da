import { expect, test } from '@jest/globals';
import { noRange, readRange, withRange } from './dashboard-range.ts';

test.each([
  ['from=2027-03-01&to=2027-03-07', { from: '2027-03-01', to: '2027-03-07' }],
  ['', noRange],
  ['from=2027-03-01', noRange],
  ['from=2027-03-08&to=2027-03-07', noRange],
  ['from=yesterday&to=2027-03-07', noRange],
])('of the address ?%s the charts take %j', (query, range) => {
  expect(readRange(new URLSearchParams(query))).toEqual(range);
});

test('other parameters of the address stay', () => {
  const before = new URLSearchParams('a=1&from=2027-03-01&to=2027-03-07');
  expect(withRange(before, { from: '2027-02-01', to: '2027-02-02' }).toString()).toBe(
    'a=1&from=2027-02-01&to=2027-02-02',
  );
  expect(withRange(before, noRange).toString()).toBe('a=1');
});
