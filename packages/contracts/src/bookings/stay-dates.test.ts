import { expect, test } from '@jest/globals';
import { addDays } from '../dates/calendar-date.ts';
import { computeNights } from './stay-dates.ts';

test.each([
  ['2027-03-05', '2027-03-08', 3],
  ['2027-03-05', '2027-03-06', 1],
  ['2027-03-05', '2027-03-05', 1],
  ['2027-03-05', '2027-03-01', 1],
  ['2027-03-27', '2027-03-29', 2],
  ['2027-12-31', '2028-01-02', 2],
])('from %s to %s: %d nights', (checkin, checkout, nights) => {
  expect(computeNights(checkin, checkout)).toBe(nights);
});

test('counts every night of two years, whatever the clocks do', () => {
  for (let nights = 1; nights <= 731; nights += 1) {
    expect(computeNights('2027-01-01', addDays('2027-01-01', nights))).toBe(nights);
  }
});
