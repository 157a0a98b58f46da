import { describe, expect, test } from '@jest/globals';
import { paginationSchema } from '@suite/contracts/http';
import { userProfileSchema } from '@suite/contracts/auth';
import { bookingSchema } from '@suite/contracts/bookings';
import { getHotelEndpoint } from '@suite/contracts/hotels';
import { bookingFactory, hotelFactory, paginationFactory, userProfileFactory } from './index.ts';

const people = {
  superAdmin: userProfileFactory.superAdmin(),
  hotelAdmin: userProfileFactory.hotelAdmin(),
  staff: userProfileFactory.staff(),
  rolesOnly: userProfileFactory.rolesOnly(),
  withoutPermissions: userProfileFactory.withoutPermissions(),
  holding: userProfileFactory.holding('approve_hotels'),
};

describe('bookingFactory', () => {
  test('builds what the contract promises, in every state', () => {
    for (const factory of [
      bookingFactory,
      bookingFactory.withGuests(3),
      bookingFactory.withGuests(2).allVerified(),
      bookingFactory.primaryVerified().withoutCheckout(),
    ]) {
      expect(bookingSchema.isValidSync(factory.build(), { strict: true })).toBe(true);
    }
  });
  test('numbers bookings and guests on, and never shares them', () => {
    const [first, second] = bookingFactory.withGuests(2).buildList(2);
    expect(second?.id).toBe((first?.id ?? 0) + 1);
    const ids = [first, second].flatMap((booking) => booking?.passengers.map(({ id }) => id));
    expect(new Set(ids).size).toBe(4);
  });
  test('combines states, and the given fields win', () => {
    const booking = bookingFactory.withGuests(2).primaryVerified().build({ name: 'Ann' });
    expect(booking).toMatchObject({ name: 'Ann', is_verified: true });
    expect(booking.passengers.map(({ is_verified }) => is_verified)).toEqual([false, false]);
    const all = bookingFactory.withGuests(2).allVerified().build();
    expect(all.passengers.every(({ is_verified }) => is_verified)).toBe(true);
  });
});

test.each([
  ['pending', hotelFactory, { is_approved: null, is_active: false, admin_approved: false }],
  ['approved', hotelFactory.approved(), { is_approved: true, is_active: true, admin_approved: true }],
  ['rejected', hotelFactory.rejected('No papers'), { is_approved: false, rejection_reason: 'No papers' }],
  ['inactive', hotelFactory.inactive(), { is_approved: true, is_active: false }],
])('hotelFactory, %s: as the contract promises', (_state, factory, expected) => {
  const hotel = factory.build();
  expect(getHotelEndpoint.result.isValidSync(hotel, { strict: true })).toBe(true);
  expect(hotel).toMatchObject(expected);
});

test.each(Object.entries(people))('userProfileFactory, %s: as the contract promises', (_state, factory) => {
  expect(userProfileSchema.isValidSync(factory.build(), { strict: true })).toBe(true);
});

test.each([
  [{}, { totalPages: 0, hasNext: false, hasPrev: false }],
  [{ total: 21 }, { totalPages: 3, hasNext: true, hasPrev: false }],
  [
    { total: 21, page: 3 },
    { totalPages: 3, hasNext: false, hasPrev: true },
  ],
  [
    { total: 20, limit: 20 },
    { totalPages: 1, hasNext: false, hasPrev: false },
  ],
])('paginationFactory of %j', (given, expected) => {
  const pagination = paginationFactory.build(given);
  expect(pagination).toMatchObject(expected);
  expect(paginationSchema.isValidSync(pagination, { strict: true })).toBe(true);
});
