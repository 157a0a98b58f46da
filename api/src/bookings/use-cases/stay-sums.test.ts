import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { addDays, calendarDateIn } from '@suite/contracts/dates';
import { sql } from '@suite/database';
import { addHotel, openBookingsTest, payload, secretKey } from '../../testing/contexts/open-bookings-test.ts';
import type { BookingsTest } from '../../testing/contexts/open-bookings-test.ts';
import { findCrowdedNight } from '../booking-counts.repository.ts';
import { countStaying } from '../booking-figures.repository.ts';
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
    where deleted_at is null`;
  const ofMonths = await fixture.database.query(sql`
    select hotel_id, month, room_type, sum(nights) from (
      select hotel_id, month, room_type, nights from booked_nights
      union all
      select hotel_id, date_trunc('month', night::timestamp)::date, coalesce(room_type, ''), -1 from (${nights}) as nights
    ) as both_ways group by 1, 2, 3 having sum(nights) <> 0`);
  const ofNights = await fixture.database.query(sql`
    select hotel_id, night, sum(stays), sum(guests) from (
      select kept.hotel_id, night::date as night, kept.stays, kept.guests
      from stay_changes as kept, generate_series(day::timestamp, '2028-12-31', interval '1 day') as night
      union all
      select hotel_id, night, -1, -1 - (select count(*) from passengers where booking_id = nights.id)
      from (${nights}) as nights
    ) as both_ways group by 1, 2 having sum(stays) <> 0 or sum(guests) <> 0`);
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
      const { id } = await createBooking(database, people.seaviewStaff, stay, { secretKey });
      await database.query(sql`update bookings set checkout_date = checkout_date + 30 where id = ${id}`);
    }),
  );
  expect(await differences()).toEqual([]);
});

test('a stay without an end takes a room on each of its nights, and is counted on each', async () => {
  const { database } = fixture;
  const today = calendarDateIn('UTC');
  const hotel_id = await addHotel(database, 'Harbour');
  const add = (from: number, nights: number, isEnded: boolean) => {
    const checkin_date = addDays(today, from);
    return database.query(sql`
      insert into bookings (hotel_id, name, email, room_type, checkin_date, checkout_date, no_nights,
        verification_token_hash, verification_token_encrypted)
      values (${hotel_id}, 'Guest', gen_random_uuid() || '@guests.test', 'Double', ${checkin_date},
        ${isEnded ? addDays(checkin_date, nights) : null}, ${nights}, sha256(gen_random_uuid()::text::bytea), '')`);
  };
  await add(-2, 6, false);
  await add(3, 4, false);
  await add(5, 1, true);
  const crowded = (rooms: number) => findCrowdedNight(database, { hotel_id, room_type: 'Double', rooms });
  expect(await crowded(0)).toEqual({ night: today, bookings: 1 });
  expect(await crowded(1)).toEqual({ night: addDays(today, 3), bookings: 2 });
  expect(await crowded(2)).toBeNull();
  const stays = [];
  for (const days of [0, 2, 3, 4, 5, 6, 7]) {
    stays.push((await countStaying(database, { kind: 'hotel', hotel_id }, addDays(today, days))).stays);
  }
  expect(stays).toEqual([1, 1, 2, 1, 2, 1, 0]);
});
