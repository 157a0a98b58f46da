import { expect, test } from '@jest/globals';
import { isStayOver } from './is-stay-over.ts';

const stay = { checkout_date: '2027-03-08', checked_out_at: null, time_zone: 'Europe/Lisbon' };

test.each([
  ['Europe/Lisbon', '2027-03-07T23:59:59Z', false],
  ['Europe/Lisbon', '2027-03-08T00:00:00Z', true],
  ['Pacific/Kiritimati', '2027-03-07T10:00:00Z', true],
  ['Pacific/Pago_Pago', '2027-03-08T10:59:59Z', false],
])('in %s at %s a stay until the 8th is over: %s', (time_zone, now, over) => {
  expect(isStayOver({ ...stay, time_zone }, new Date(now))).toBe(over);
});

test('an earlier check-out ends it, and a stay without a day of leaving ends by that alone', () => {
  const now = new Date('2027-03-06T12:00:00Z');
  expect(isStayOver({ ...stay, checked_out_at: now }, now)).toBe(true);
  expect(isStayOver({ ...stay, checkout_date: null }, new Date('2028-01-01T00:00:00Z'))).toBe(false);
  expect(isStayOver({ ...stay, checkout_date: null, checked_out_at: now }, now)).toBe(true);
});
