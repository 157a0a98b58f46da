import { expect, test } from '@jest/globals';
import { seesEveryHotel } from './permissions.ts';

const permissions = [{ permission_name: 'approve_hotels' }];

test.each([
  ['says so', { sees_every_hotel: true, hotelId: 7, permissions: [] }, true],
  ['denies it', { sees_every_hotel: false, hotelId: null, permissions }, false],
  ['is older, of a user without a hotel', { hotelId: null, permissions }, true],
  ['is older, of a user without the permission', { hotelId: null, permissions: [] }, false],
  ['is older, of a user of a hotel', { hotelId: 7, permissions }, false],
])('a server that %s', (_what, profile, expected) => {
  expect(seesEveryHotel(profile)).toBe(expected);
});
