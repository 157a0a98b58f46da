import { expect, test } from '@jest/globals';
import { labelSkeleton } from './reserved-text.ts';

test.each([
  ['Buchungen', 'BUCHUNGEN'],
  ['Buchungen', ' Buchungen '],
  ['Buchungen', 'Buch\u200bungen'],
  ['Buchungen', 'Buchungen.'],
  ['Buchungen', 'Вuсhungеn'],
  ['Réservations', 'Reservations'],
  ['Réservations', 'Re\u0301servations'],
  ['Billing', 'BiIIing'],
  ['Billing', 'Bi11ing'],
  ['Rooms', 'Roorns'],
  ['Rooms', 'R00ms'],
  ['Bookings', 'Ｂｏｏｋｉｎｇｓ'],
  ['Sign in', 'Sign-in'],
  ['الحجوزات', 'الحُجوزات'],
])('%s is taken for %s', (one, other) => {
  expect(labelSkeleton(other)).toBe(labelSkeleton(one));
});

test.each([
  ['Rooms', 'Room'],
  ['Bookings', 'Buchungen'],
  ['الحجوزات', 'الغرف'],
  ['預約', '房間'],
])('%s is not taken for %s', (one, other) => {
  expect(labelSkeleton(other)).not.toBe(labelSkeleton(one));
});
