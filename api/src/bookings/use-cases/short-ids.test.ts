import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { sql } from '@suite/database';
import { deps, openBookingsTest, payload, secretKey } from '../../testing/contexts/open-bookings-test.ts';
import type { BookingsTest } from '../../testing/contexts/open-bookings-test.ts';
import { mailGuestLink } from '../../guest-links/guest-links.public.ts';
import { createBooking } from './create-booking.ts';
import { getBooking } from './get-booking.ts';
import { listBookings } from './list-bookings.ts';
import { updateBooking } from './update-booking.ts';

let bookings: BookingsTest;
beforeAll(async () => {
  bookings = await openBookingsTest();
});
afterAll(() => bookings.drop());

const shortOf = (token: string) => token.slice(-6).toUpperCase();

async function book() {
  const { database, people } = bookings;
  const verification_token = randomUUID();
  const passengers = [{ name: 'Bo', type: 'Adult' as const, user_type: 'guest' as const }];
  const fields = payload({ verification_token, passengers });
  const booking = await createBooking(database, people.seaviewAdmin, fields, deps);
  return { booking, fields, short_id: shortOf(verification_token) };
}

async function found(search: string, who: keyof BookingsTest['people'] = 'seaviewAdmin'): Promise<number[]> {
  const query = { search, page: 1, limit: 10 };
  const list = await listBookings(bookings.database, bookings.people[who], query);
  return list.bookings.map(({ id }) => id);
}

async function mailGuest(booking: { id: number; hotel_id: number; passengers: { id: number }[] }) {
  const { database } = bookings;
  const order = {
    ...{ hotel_id: booking.hotel_id, booking_id: booking.id, passenger_id: booking.passengers[0]?.id ?? 0 },
    email: 'bo@guests.test',
  };
  const settings = { secretKey, publicUrl: 'https://suite.test' };
  await database.transaction((tx) => mailGuestLink(tx, order, settings, new Date()));
  const [mail] = await database.query<{ body_text: string }>(
    sql`select body_text from emails order by id desc limit 1`,
  );
  return mail?.body_text ?? '';
}

describe('the short ID', () => {
  test("of the booking's link finds it, in any case, with a number sign, and for its hotel alone", async () => {
    const { booking, short_id } = await book();
    expect(booking.short_id).toBe(short_id);
    for (const search of [short_id, short_id.toLowerCase(), ` #${short_id} `]) {
      expect(await found(search)).toEqual([booking.id]);
      expect(await found(search, 'superAdmin')).toEqual([booking.id]);
      expect(await found(search, 'alpineAdmin')).toEqual([]);
    }
    expect(await found(`#${short_id.slice(1)}`)).not.toContain(booking.id);
  });

  test('of a guest who was mailed a link is in the mail and finds the booking', async () => {
    const { booking } = await book();
    expect(booking.passengers[0]?.short_id).toBeNull();
    const mail = await mailGuest(booking);
    const { database, people } = bookings;
    const after = await getBooking(database, people.seaviewAdmin, booking.id);
    const short_id = after.passengers[0]?.short_id ?? '';
    expect(short_id).toMatch(/^[\dA-F]{6}$/);
    expect(mail).toContain(`Booking ID: ${short_id}`);
    expect(mail.toUpperCase()).toContain(`${short_id}/GUEST/`);
    expect(await found(short_id)).toEqual([booking.id]);
  });

  test('is another one with another link, and the old one finds nothing', async () => {
    const { booking, fields, short_id } = await book();
    await mailGuest(booking);
    const { database, people } = bookings;
    const [guest] = (await getBooking(database, people.seaviewAdmin, booking.id)).passengers;
    const passengers = [{ id: guest?.id, name: 'Eva', type: 'Adult' as const, user_type: 'guest' as const }];
    const change = { ...fields, email: 'other@guests.test', no_nights: 3, passengers };
    const after = await updateBooking(database, people.seaviewAdmin, booking.id, change, deps);
    expect(after.short_id).toMatch(/^[\dA-F]{6}$/);
    expect(after.short_id).not.toBe(short_id);
    expect(after.passengers[0]?.short_id).toBeNull();
    expect(await found(short_id)).toEqual([]);
    expect(await found(guest?.short_id ?? '')).toEqual([]);
    expect(await found(after.short_id ?? '')).toEqual([booking.id]);
  });
});
