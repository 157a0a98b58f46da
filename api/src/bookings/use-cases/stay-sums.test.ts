import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { addDays, calendarDateIn } from '@suite/contracts/dates';
import { sql } from '@suite/database';
import { deps, openBookingsTest, payload } from '../../testing/contexts/open-bookings-test.ts';
import type { BookingsTest } from '../../testing/contexts/open-bookings-test.ts';
import { createBooking } from './create-booking.ts';

let fixture: BookingsTest;
beforeAll(async () => {
  fixture = await openBookingsTest();
});
afterAll(() => fixture.drop());

/** Lists the differences between the stored sums and a count night by night. */
async function differences(): Promise<unknown[]> {
  const nights = sql`
    select bookings.*, night::date as night from bookings, generate_series(checkin_date::timestamp,
      coalesce(checkout_date, checkin_date + no_nights)::timestamp - interval '1 day', interval '1 day') as night
    where coalesce(deleted_at, cancelled_at, no_show_at) is null`;
  const ofMonths = await fixture.database.query(sql`
    select hotel_id, month, room_type, sum(nights) from (
      select hotel_id, month, room_type, nights from booked_nights
      union all
      select hotel_id, date_trunc('month', night::timestamp)::date, coalesce(room_type, ''), -1 from (${nights}) as nights
    ) as both_ways group by 1, 2, 3 having sum(nights) <> 0`);
  const ofNights = await fixture.database.query(sql`
    select hotel_id, room_type, night, sum(stays), sum(guests) from (
      select kept.hotel_id, kept.room_type, night::date as night, kept.stays, kept.guests
      from stay_changes as kept, generate_series(day::timestamp, '2028-12-31', interval '1 day') as night
      union all
      select hotel_id, coalesce(room_type, ''), night, -1, -1 - (select count(*) from passengers where booking_id = nights.id)
      from (${nights}) as nights where night < sold_until(stay_end, left_on, checkin_date)
    ) as both_ways group by 1, 2, 3 having sum(stays) <> 0 or sum(guests) <> 0`);
  return [...ofMonths, ...ofNights];
}

test('the kept sums are right after every way a booking and its guests can change', async () => {
  const { database, seaview, alpine } = fixture;
  const steps = [
    sql`insert into bookings (hotel_id, name, email, room_type, checkin_date, checkout_date, no_nights,
        verification_token_hash, verification_token_encrypted)
      select case n % 3 when 0 then ${alpine}::int else ${seaview}::int end, 'Guest', n || '@guests.test',
        case n % 4 when 0 then 'Suite' when 1 then 'Double' end, '2027-12-20'::date + n % 60,
        case when n % 5 > 0 then '2027-12-20'::date + n % 60 + 1 + n % 50 end, 1 + n % 9, n::text::bytea, ''
      from generate_series(1, 200) as n`,
    sql`insert into passengers (booking_id, name, type)
      select id, 'Companion', 'Adult' from bookings, generate_series(1, 3) as n where id % 3 > n - 1`,
    sql`update bookings set is_verified = true, verified_at = now() where id % 3 = 0`,
    sql`update bookings set checkin_date = checkin_date - 15 where id % 4 = 0`,
    sql`update bookings set checkout_date = null, no_nights = 40 where id % 5 = 1`,
    sql`update bookings set hotel_id = ${alpine}, room_type = 'Family' where id % 6 = 0`,
    sql`update passengers set name = 'Renamed' where id % 2 = 0`,
    sql`delete from passengers where booking_id % 7 = 0`,
    sql`update bookings set deleted_at = now() where id % 8 = 0`,
    sql`insert into passengers (booking_id, name, type) select id, 'Late', 'Infant' from bookings where id % 4 = 0`,
    sql`update bookings set deleted_at = null where id % 16 = 0`,
    sql`update bookings set cancelled_at = now() where id % 10 = 0`,
    sql`update bookings set no_show_at = now() where id % 11 = 0 and cancelled_at is null`,
    sql`update bookings set cancelled_at = null, room_type = 'Triple' where id % 20 = 0`,
    sql`update bookings set checked_in_at = now(), checked_out_at = now(), left_on = checkin_date + id % 4 - 1
      where id % 13 = 0 and cancelled_at is null and no_show_at is null`,
    sql`update bookings set left_on = null where id % 26 = 0`,
    sql`delete from bookings where id % 9 = 0`,
  ];
  for (const step of steps) {
    await database.query(step);
    expect(await differences()).toEqual([]);
  }
  const [kept] = await database.query<{ nights: number }>(
    sql`select sum(nights)::int as nights from booked_nights`,
  );
  expect(kept?.nights).toBeGreaterThan(1_000);
});

test('twenty people at once, with guests and stays over each other, are all summed up', async () => {
  const { database, people } = fixture;
  const today = calendarDateIn('UTC');
  await Promise.all(
    Array.from({ length: 20 }, async (_, index) => {
      const [from, to] = [index % 4, 6 + (index % 3)];
      const stay = payload({
        checkin_date: addDays(today, from),
        checkout_date: addDays(today, to),
        no_nights: to - from,
        passengers: [{ name: 'Companion', type: 'Adult', user_type: 'guest' }],
      });
      const { id } = await createBooking(database, people.seaviewStaff, stay, deps);
      await database.query(sql`update bookings set checkout_date = checkout_date + 30 where id = ${id}`);
    }),
  );
  expect(await differences()).toEqual([]);
});
