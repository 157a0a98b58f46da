import { expect, test } from '@jest/globals';
import { guestBooking } from '../testing/guest-booking.ts';
import { partySize, shortId, stayDate } from './booking-facts.ts';

test('a booking is called by the last six characters of its token', () => {
  expect(shortId('0c9e2f64-8d1b-4f0e-9a57-3b6d41c7ae92')).toBe('C7AE92');
});

test.each([
  ['2027-03-05', 'Fri, 5 Mar 2027'],
  ['2027-12-31', 'Fri, 31 Dec 2027'],
  [null, 'N/A'],
])('%s is read as %s', (date, shown) => {
  expect(stayDate(date)).toBe(shown);
});

test.each([
  [1, 0, '1'],
  [2, 0, '2'],
  [1, 1, '2 (1 adult, 1 child)'],
  [2, 3, '5 (2 adults, 3 children)'],
])('%i adults and %i others are %s', (no_adult, no_child, shown) => {
  expect(partySize(guestBooking(undefined, { no_adult, no_child }))).toBe(shown);
});
