import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sql } from '@suite/database';
import { findBooking } from './bookings.repository.ts';
import { deps, openBookingsTest, payload } from '../testing/contexts/open-bookings-test.ts';
import type { BookingsTest } from '../testing/contexts/open-bookings-test.ts';
import { createBooking } from './use-cases/create-booking.ts';
import { recordVerification } from './guests.repository.ts';

let house: BookingsTest;
beforeAll(async () => {
  house = await openBookingsTest();
});
afterAll(() => house.drop());

const book = () => {
  const passengers = ['Bo', 'Cy'].map((name) => ({
    name,
    type: 'Adult' as const,
    user_type: 'guest' as const,
  }));
  return createBooking(house.database, house.people.seaviewStaff, payload({ passengers }), deps);
};

test.each([
  ['primary', [true, false, false]],
  ['all', [true, true, true]],
] as const)('%s: of primary and two guests %j', async (people, expected) => {
  const { id, hotel_id } = await book();
  const untouched = await book();
  const verified_at = new Date('2027-03-05T12:00:00Z');
  await recordVerification(house.database, { hotel_id, booking_id: id, people, verified_at });
  await recordVerification(house.database, { hotel_id, booking_id: id, people, verified_at: new Date() });
  const row = await findBooking(house.database, { kind: 'all' }, id);
  expect([row?.is_verified, ...(row?.passengers ?? []).map(({ is_verified }) => is_verified)]).toEqual(
    expected,
  );
  const [stored] = await house.database.query(sql`select verified_at from bookings where id = ${id}`);
  expect(stored).toEqual({ verified_at });
  const other = await findBooking(house.database, { kind: 'all' }, untouched.id);
  expect(other).toMatchObject({
    is_verified: false,
    passengers: [{ is_verified: false }, { is_verified: false }],
  });
});

test('one guest only, and none of another booking', async () => {
  const [{ id, hotel_id, passengers }, other] = [await book(), await book()];
  const [bo, cy] = passengers;
  if (!bo || !cy) throw new Error('no guests');
  const verified_at = new Date('2027-03-05T12:00:00Z');
  const people = { passenger_id: cy.id };
  await recordVerification(house.database, { hotel_id, booking_id: id, people, verified_at });
  const row = await findBooking(house.database, { kind: 'all' }, id);
  expect(row).toMatchObject({
    is_verified: false,
    passengers: [
      { id: bo.id, is_verified: false },
      { id: cy.id, is_verified: true },
    ],
  });
  const misplaced = house.database.transaction((tx) =>
    recordVerification(tx, { hotel_id, booking_id: other.id, people, verified_at }),
  );
  await expect(misplaced).rejects.toThrow(`no booking ${other.id} to verify, or no such guest`);
});

test('a booking that is not there is an error', async () => {
  const verification = { hotel_id: 1, booking_id: 999_999, people: 'all', verified_at: new Date() } as const;
  await expect(recordVerification(house.database, verification)).rejects.toThrow('no booking 999999');
});
