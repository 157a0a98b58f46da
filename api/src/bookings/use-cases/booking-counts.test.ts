import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sql, type Database } from '@suite/database';
import { addBooking, deps, openBookingsTest, payload } from '../../testing/contexts/open-bookings-test.ts';
import type { BookingsTest } from '../../testing/contexts/open-bookings-test.ts';
import { sumChanges } from '../booking-counts.repository.ts';
import { createBooking } from './create-booking.ts';

let fixture: BookingsTest;
beforeAll(async () => {
  fixture = await openBookingsTest();
});
afterAll(() => fixture.drop());

async function sumAll(db: Database): Promise<void> {
  for (const unit of ['day', 'month'] as const) while (await sumChanges(db, unit));
}

/** Lists rows in which the stored counters and a fresh count differ. */
async function differences(): Promise<unknown[]> {
  const state = sql`stay_state(checked_in_at, checked_out_at, no_show_at, cancelled_at)`;
  const ofDays = await fixture.database.query(sql`
    select checkin_date, is_verified, stay_state, sum(bookings) from (
      select checkin_date, is_verified, stay_state, bookings from booking_day_counts
      union all
      select checkin_date, is_verified, ${state}, -count(*) from bookings where deleted_at is null group by 1, 2, 3
    ) as both_ways
    group by 1, 2, 3 having sum(bookings) <> 0
  `);
  const ofHotels = await fixture.database.query(sql`
    select hotel_id, checkin_date, is_verified, stay_state, sum(bookings) from (
      select hotel_id, checkin_date, is_verified, stay_state, bookings from booking_counts
      union all
      select hotel_id, checkin_date, is_verified, ${state}, -count(*) from bookings where deleted_at is null group by 1, 2, 3, 4
    ) as both_ways
    group by 1, 2, 3, 4 having sum(bookings) <> 0
  `);
  const ofMonths = await fixture.database.query(sql`
    select hotel_id, month, is_verified, stay_state, sum(bookings) from (
      select hotel_id, month, is_verified, stay_state, bookings from booking_month_counts
      union all
      select hotel_id, date_trunc('month', checkin_date), is_verified, ${state}, -count(*) from bookings
      where deleted_at is null group by 1, 2, 3, 4
    ) as both_ways
    group by 1, 2, 3, 4 having sum(bookings) <> 0
  `);
  return [...ofHotels, ...ofDays, ...ofMonths];
}

test('the kept counts are right after every way a booking can change', async () => {
  const { database, seaview, alpine } = fixture;
  const steps = [
    sql`insert into bookings (hotel_id, name, email, checkin_date, no_nights, is_verified, verification_token_hash,
        verification_token_encrypted)
      select case n % 3 when 0 then ${alpine}::int else ${seaview}::int end, 'Guest', n || '@guests.test',
        '2027-03-01'::date + n % 7, 1, n % 2 = 0, n::text::bytea, '' from generate_series(1, 200) as n`,
    sql`update bookings set is_verified = not is_verified where id % 3 = 0`,
    sql`update bookings set checkin_date = checkin_date + 1, name = 'Other' where id % 4 = 0`,
    sql`update bookings set checkin_date = checkin_date + 40 where id % 13 = 0`,
    sql`update bookings set hotel_id = ${alpine} where id % 5 = 0`,
    sql`update bookings set name = 'Same days' where id % 6 = 0`,
    sql`update bookings set deleted_at = now() where id % 7 = 0`,
    sql`update bookings set deleted_at = null, is_verified = true where id % 14 = 0`,
    sql`update bookings set checked_in_at = now() where id % 9 = 0`,
    sql`update bookings set checked_out_at = now() where id % 18 = 0`,
    sql`update bookings set cancelled_at = now() where id % 10 = 0 and checked_in_at is null`,
    sql`update bookings set no_show_at = now() where id % 11 = 0 and checked_in_at is null and cancelled_at is null`,
    sql`update bookings set cancelled_at = null, checked_in_at = now() where id % 20 = 0 and cancelled_at is not null`,
    sql`delete from bookings where id % 8 = 0`,
  ];
  for (const step of steps) {
    await database.query(step);
    expect(await differences()).toEqual([]);
    await sumAll(database);
    expect(await differences()).toEqual([]);
  }
  const [kept] = await database.query<{ sum: number }>(
    sql`select sum(bookings)::int as sum from booking_counts`,
  );
  expect(kept?.sum).toBeGreaterThan(100);
});

test('hotels whose bookings of a day are counted do not wait for each other', async () => {
  const count = (db: Database, hotel_id: number) =>
    db.query(sql`insert into booking_counts values (${hotel_id}, '2027-06-01', false, 1, 'booked')`);
  await fixture.database.transaction(async (tx) => {
    for (let hotel_id = 1; hotel_id <= 8; hotel_id++) await count(tx, hotel_id);
    // Ends with an error after the time for locks if the transaction holds a row that these need.
    for (let hotel_id = 9; hotel_id <= 16; hotel_id++) await count(fixture.database, hotel_id);
  });
  await fixture.database.query(sql`delete from booking_counts where checkin_date = '2027-06-01'`);
  await fixture.database.query(sql`delete from booking_day_changes where checkin_date = '2027-06-01'`);
  await fixture.database.query(sql`delete from booking_month_changes where month = '2027-06-01'`);
});

test('changes are added up by several processes while people book', async () => {
  const { database, people } = fixture;
  await Promise.all([
    ...Array.from({ length: 10 }, () => createBooking(database, people.seaviewStaff, payload(), deps)),
    ...Array.from({ length: 10 }, () => sumAll(database)),
  ]);
  expect(await differences()).toEqual([]);
  await sumAll(database);
  expect(await database.query(sql`select * from booking_day_changes`)).toEqual([]);
  expect(await database.query(sql`select * from booking_month_changes`)).toEqual([]);
  expect(await differences()).toEqual([]);
});

test('a refused booking leaves no count behind', async () => {
  const { database, seaview } = fixture;
  const before = await database.query(sql`select * from booking_counts order by 1, 2, 3`);
  const failing = database.transaction(async (tx) => {
    await addBooking(tx, { hotel_id: seaview, checkin_date: '2027-05-01' });
    throw new Error('given up');
  });
  await expect(failing).rejects.toThrow('given up');
  expect(await database.query(sql`select * from booking_counts order by 1, 2, 3`)).toEqual(before);
});

test('forty people at once, booking the same day and verifying, are all counted', async () => {
  const { database, people } = fixture;
  await Promise.all(
    Array.from({ length: 40 }, async () => {
      const { id } = await createBooking(database, people.seaviewStaff, payload(), deps);
      await database.query(sql`update bookings set is_verified = true where id = ${id}`);
    }),
  );
  expect(await differences()).toEqual([]);
});

test('twenty thousand rows can be loaded in one statement', async () => {
  // Overlaps are allowed here, because the overlap check takes longer than the counting.
  await fixture.database.query(sql`
    insert into bookings (hotel_id, name, email, checkin_date, checkout_date, no_nights, verification_token_hash,
      verification_token_encrypted, overlap_allowed)
    select ${fixture.seaview}, 'Guest', 'bulk' || n || '@guests.test', '2027-03-01'::date + n % 300, '2028-03-01', 1,
      ('bulk' || n)::bytea, '', true from generate_series(1, 20000) as n
  `);
  expect(await differences()).toEqual([]);
});
