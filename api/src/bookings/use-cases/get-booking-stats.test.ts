import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { addDays, calendarDateIn } from '@suite/contracts/dates';
import { sql } from '@suite/database';
import {
  addBooking,
  addCaller,
  addHotel,
  openBookingsTest,
} from '../../testing/contexts/open-bookings-test.ts';
import type { BookingsTest, People } from '../../testing/contexts/open-bookings-test.ts';
import { countStats } from '../booking-counts.repository.ts';

let fixture: BookingsTest;
afterAll(() => fixture.drop());

const today = calendarDateIn('UTC');
const day = (offset: number) => addDays(today, offset);

beforeAll(async () => {
  fixture = await openBookingsTest();
  const { database, seaview, alpine } = fixture;
  const add = (hotel_id: number, from: number, to: number | null, is_verified = false) =>
    addBooking(database, {
      hotel_id,
      is_verified,
      checkin_date: day(from),
      checkout_date: to === null ? null : day(to),
    });
  await add(seaview, -3, 0, true);
  await add(seaview, -2, 1, true);
  await add(seaview, 0, 2);
  await add(seaview, 0, null, true);
  await add(seaview, 1, 4);
  await add(alpine, 0, 1);
  await add(alpine, 5, 7);
  await add(alpine, 9, null);
  const gone = await add(seaview, 0, 3, true);
  await database.query(sql`update bookings set deleted_at = now() where id = ${gone}`);
});

afterEach(async () => {
  const { database, seaview, alpine } = fixture;
  await database.query(sql`delete from bookings where hotel_id not in (${seaview}, ${alpine})`);
});

const figures = ([
  total_bookings,
  verified_bookings,
  pending_bookings,
  todays_checkins,
  todays_checkouts,
  upcoming_checkins,
]: number[]) => ({
  total_bookings,
  verified_bookings,
  pending_bookings,
  todays_checkins,
  todays_checkouts,
  upcoming_checkins,
});

test.each<[keyof People, number[]]>([
  ['superAdmin', [8, 3, 5, 3, 1, 3]],
  ['seaviewAdmin', [5, 3, 2, 2, 1, 1]],
  ['seaviewStaff', [5, 3, 2, 2, 1, 1]],
  ['seaviewTrainee', [5, 3, 2, 2, 1, 1]],
  ['alpineAdmin', [3, 0, 3, 1, 0, 2]],
  ['withoutHotel', [0, 0, 0, 0, 0, 0]],
])('%s counts the own scope: %j', async (who, expected) => {
  expect(await countStats(fixture.database, fixture.people[who].scope)).toEqual(figures(expected));
});

test.each(['Pacific/Honolulu', 'Asia/Kolkata', 'Pacific/Kiritimati'])(
  'today is the day in %s',
  async (time_zone) => {
    const { database } = fixture;
    const hotel_id = await addHotel(database, time_zone, { time_zone });
    const here = calendarDateIn(time_zone);
    for (const offset of [-1, 0, 1]) {
      await addBooking(database, {
        hotel_id,
        checkin_date: addDays(here, offset),
        checkout_date: addDays(here, offset + 1),
      });
    }
    const caller = await addCaller(database, hotel_id, []);
    expect(await countStats(database, caller.scope)).toEqual(figures([3, 0, 3, 1, 1, 1]));
  },
);
