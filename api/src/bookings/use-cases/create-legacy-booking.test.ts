import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { LegacyBooking } from '@suite/contracts/bookings';
import { addHotel, deps, openBookingsTest } from '../../testing/contexts/open-bookings-test.ts';
import type { BookingsTest, People } from '../../testing/contexts/open-bookings-test.ts';
import { createBooking } from './create-booking.ts';
import { updateBooking } from './update-booking.ts';

let fixture: BookingsTest;
beforeAll(async () => {
  fixture = await openBookingsTest();
});
afterAll(() => fixture.drop());

let guests = 0;
const create = (who: keyof People, fields: Partial<LegacyBooking> = {}) => {
  guests += 1;
  const payload: LegacyBooking = {
    name: 'Ann Smith',
    email: `guest${guests}@guest.test`,
    hotel_name: 'Seaview',
    room_type: 'Presidential Suite',
    checkin_date: '2027-03-05',
    passengers: [{ name: 'Guest 1', type: 'Adult', user_type: 'guest' }],
    ...fields,
  };
  return createBooking(fixture.database, fixture.people[who], payload, deps);
};
const notFound = { errorType: 'HOTEL_NOT_FOUND' };

describe('a booking of the legacy form', () => {
  test('is stored without check-out and nights, with its guests', async () => {
    const booking = await create('seaviewStaff');
    expect(booking).toMatchObject({
      hotel_id: fixture.seaview,
      room_type: 'Presidential Suite',
      checkout_date: null,
      no_nights: 1,
      passengers: [{ name: 'Guest 1', type: 'Adult', user_type: 'guest' }],
    });
  });

  test('keeps its guests when it is edited and saved', async () => {
    const { id, name, email, checkin_date, no_nights, passengers } = await create('seaviewStaff');
    const guests = passengers.map((guest) => ({
      id: guest.id,
      name: guest.name,
      type: 'Adult' as const,
      user_type: 'guest' as const,
    }));
    const form = { name, email, room_type: 'Double' as const, checkin_date, checkout_date: '2027-03-06' };
    const edit = { ...form, no_nights, passengers: guests };
    const saved = await updateBooking(fixture.database, fixture.people.seaviewStaff, id, edit, deps);
    expect(saved).toMatchObject({ checkout_date: '2027-03-06', passengers });
  });

  test("is made in the caller's own hotel, whatever hotel is typed", async () => {
    expect(await create('alpineAdmin', { hotel_name: 'Seaview' })).toMatchObject({
      hotel_id: fixture.alpine,
    });
  });

  test('is made by a global role in the approved hotel of exactly the name', async () => {
    await addHotel(fixture.database, 'Lakeside', { is_approved: null });
    await addHotel(fixture.database, 'Twin');
    await addHotel(fixture.database, 'Twin');
    expect(await create('superAdmin')).toMatchObject({ hotel_id: fixture.seaview });
    for (const hotel_name of ['seaview', 'Seavie', 'Lakeside', 'Twin']) {
      await expect(create('superAdmin', { hotel_name })).rejects.toMatchObject(notFound);
    }
  });

  test('needs the right to create, and a hotel', async () => {
    await expect(create('seaviewTrainee')).rejects.toMatchObject({
      errorType: 'PERMISSION_DENIED',
    });
    await expect(create('withoutHotel')).rejects.toMatchObject({
      errorType: 'VALIDATION_ERROR',
    });
  });

  test('conflicts with a stay of the same guest, when it has an end', async () => {
    const stay = { email: 'twice@guest.test', checkout_date: '2027-03-09' };
    await create('seaviewStaff', stay);
    await expect(create('seaviewStaff', stay)).rejects.toMatchObject({
      errorType: 'DATE_RANGE_CONFLICT',
    });
    await create('seaviewStaff', { email: 'twice@guest.test' });
  });
});
