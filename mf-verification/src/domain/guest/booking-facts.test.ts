import { expect, test } from '@jest/globals';
import { guestBooking } from '../../testing/guest-booking.ts';
import { partySize, shortId, stayDate } from './booking-facts.ts';

test('a booking is called by the last six characters of its token', () => {
  expect(shortId('0c9e2f64-8d1b-4f0e-9a57-3b6d41c7ae92')).toBe('C7AE92');
});

test.each([
  ['2027-03-05', 'en-GB', 'Fri, 5 Mar 2027'],
  ['2027-12-31', 'en-US', 'Fri, Dec 31, 2027'],
  ['2027-03-05', 'de', 'Fr., 5. März 2027'],
])('%s is read in %s as %s', (date, locale, shown) => {
  expect(stayDate(date, locale)).toBe(shown);
});

test('all people of the booking are counted', () => {
  expect(partySize(guestBooking(undefined, { no_adult: 2, no_child: 3 }))).toBe(5);
});
