import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { addDays, calendarDateIn } from '@suite/contracts/dates';
import type { Booking, CreateBookingPayload, UpdateBookingPayload } from '@suite/contracts/bookings';
import { sql } from '@suite/database';
import { createBooking, updateBooking } from '../../bookings/bookings.public.ts';
import {
  deps,
  openBookingsTest,
  payload,
  type BookingsTest,
} from '../../testing/contexts/open-bookings-test.ts';
import { addRoom } from '../../testing/contexts/open-dashboard-test.ts';

const today = calendarDateIn('UTC');
const day = (offset: number) => addDays(today, offset);
let fixture: BookingsTest;
beforeAll(async () => {
  fixture = await openBookingsTest();
});
afterAll(() => fixture.drop());
beforeEach(async () => {
  await fixture.database.query(sql`delete from bookings`);
  await fixture.database.query(sql`delete from room_nights`);
  await fixture.database.query(sql`delete from rooms`);
  await addRoom(fixture.database, fixture.seaview);
});

type Who = keyof BookingsTest['people'];

const stayOf = (from: number, to: number) => ({
  ...{ checkin_date: day(from), checkout_date: day(to), no_nights: to - from },
});
const book = (
  from: number,
  to: number,
  fields: Partial<CreateBookingPayload> = {},
  who: Who = 'seaviewAdmin',
) => createBooking(fixture.database, fixture.people[who], payload({ ...stayOf(from, to), ...fields }), deps);

function change(booking: Booking, fields: Partial<UpdateBookingPayload>, who: Who = 'seaviewAdmin') {
  const { name, email, room_type, checkin_date, checkout_date, no_nights } = booking;
  const form = { name, email, room_type, checkin_date, checkout_date, no_nights, passengers: [], ...fields };
  return updateBooking(fixture.database, fixture.people[who], booking.id, form as UpdateBookingPayload, deps);
}
const soldOut = (...nights: number[]) => ({
  ...{ errorType: 'SOLD_OUT', code: 'SOLD_OUT' },
  params: { room_type: { texts: ['Double'] }, nights: { dates: nights.map(day) } },
});
const overbook = { allow_overbooking: true };

describe('a new booking', () => {
  test('is refused for the nights on which no room of its type is left, of which fourteen are named', async () => {
    expect(await book(2, 4)).toMatchObject({ is_overbooked: false });
    await expect(book(1, 5)).rejects.toMatchObject(soldOut(2, 3));
    await book(4, 16);
    const fourteen = Array.from({ length: 14 }, (_, index) => index + 2);
    await expect(book(0, 20)).rejects.toMatchObject(soldOut(...fourteen));
    await book(16, 18);
    const { params } = soldOut(...fourteen);
    await expect(book(0, 20)).rejects.toMatchObject({
      ...{ errorType: 'SOLD_OUT', code: 'SOLD_OUT_MORE', params: { ...params, more: 2 } },
    });
    await book(0, 2);
    await book(1, 12, { room_type: 'Single' });
    await book(2, 4, {}, 'alpineAdmin');
  });

  test('is overbooked, and marked, by those who run the hotel', async () => {
    await book(2, 4);
    await expect(book(2, 4, overbook, 'seaviewStaff')).rejects.toMatchObject({
      ...{ errorType: 'PERMISSION_DENIED', code: 'OVERBOOKING_DENIED' },
    });
    expect(await book(2, 4, overbook)).toMatchObject({ is_overbooked: true });
    expect(await book(4, 5, overbook)).toMatchObject({ is_overbooked: false });
  });
});

describe('a changed booking', () => {
  test('is judged by its new nights and type, without its own old nights', async () => {
    const stay = await book(0, 3);
    await book(5, 8);
    expect(await change(stay, stayOf(1, 5))).toMatchObject({ is_overbooked: false });
    await expect(change(stay, stayOf(1, 7))).rejects.toMatchObject(soldOut(5, 6));
    const single = await book(1, 3, { room_type: 'Single' });
    await expect(change(single, { room_type: 'Double' })).rejects.toMatchObject(soldOut(1, 2));
  });

  test('keeps its nights and its mark, however much is sold', async () => {
    const [first, second] = [await book(0, 3), await book(0, 3, overbook)];
    await addRoom(fixture.database, fixture.seaview, { room_type: 'Single' });
    await fixture.database.query(sql`update rooms set status = 'Out of Order' where room_type = 'Double'`);
    expect(await change(first, { name: 'Corrected' }, 'seaviewAdmin')).toMatchObject({
      is_overbooked: false,
    });
    expect(await change(second, { name: 'Corrected' })).toMatchObject({ is_overbooked: true });
    expect(await change(first, stayOf(0, 2))).toMatchObject({ is_overbooked: false });
    await expect(change(first, stayOf(0, 4))).rejects.toMatchObject(soldOut(2, 3));
    expect(await change(first, { ...stayOf(0, 4), ...overbook })).toMatchObject({ is_overbooked: true });
  });

  test('loses the mark when it fits again', async () => {
    await book(0, 3);
    const stay = await book(0, 3, overbook);
    expect(await change(stay, stayOf(3, 6))).toMatchObject({ is_overbooked: false });
  });

  test('is not refused for nights that are over', async () => {
    const [one, other] = [await book(0, 3), await book(0, 3, { room_type: 'Single' })];
    await fixture.database.query(sql`update bookings set checkin_date = ${day(-2)} where id = ${other.id}`);
    await change(one, { ...stayOf(-2, 0) });
    const moved = { ...stayOf(-2, 3), room_type: 'Double' as const };
    expect(await change(other, moved)).toMatchObject({ room_type: 'Double' });
  });
});

test('twenty sellers at once never sell more than three rooms without a mark', async () => {
  await addRoom(fixture.database, fixture.seaview);
  await addRoom(fixture.database, fixture.seaview);
  for (let round = 0; round < 12; round += 1) {
    const [from, older] = [round * 10, await book(round * 10, round * 10 + 1, { room_type: 'Single' })];
    const sell = (seller: number) => {
      if (seller === 0) return change(older, { ...stayOf(from, from + 2), room_type: 'Double' });
      const allows = seller === 1 ? overbook : {};
      return book(from + (seller % 3), from + 3 + (seller % 2), allows);
    };
    const sold = await Promise.allSettled(Array.from({ length: 20 }, (_, seller) => sell(seller)));
    for (const each of sold) {
      if (each.status === 'rejected') expect(each.reason).toMatchObject({ errorType: 'SOLD_OUT' });
    }
    const nights = await fixture.database.query<{ unmarked: number; stays: number }>(sql`
      select count(*) filter (where not is_overbooked) as unmarked, count(*) as stays
      from bookings, generate_series(${day(from)}::timestamp, ${day(from + 4)}::timestamp, '1 day') as night
      where room_type = 'Double' and checkin_date <= night and stay_end > night group by night`);
    expect(Math.max(...nights.map(({ unmarked }) => unmarked))).toBe(3);
    expect(Math.max(...nights.map(({ stays }) => stays))).toBeLessThanOrEqual(4);
  }
});
