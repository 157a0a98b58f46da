import { addDays, calendarDateIn } from '@suite/contracts/dates';
import { sql } from '@suite/database';
import { addRoom, addStay, type StoredStay } from './open-dashboard-test.ts';
import { openBookingsTest, type BookingsTest } from './open-bookings-test.ts';

/** Days are counted from today in Seaview. */
export interface RoomsTest extends BookingsTest {
  day(offset: number): string;
  addRoom(fields?: { room_type?: string; status?: string }): Promise<number>;
  addStay(from: number, nights: number, fields?: Partial<StoredStay>): Promise<number>;
  /** Returns room, first and last day, and an asterisk if the stay is fixed. */
  nightsOf(booking_id: number): Promise<string[]>;
  clear(): Promise<void>;
}

export async function openRoomsTest(): Promise<RoomsTest> {
  const fixture = await openBookingsTest();
  const { database, seaview: hotel_id } = fixture;
  const today = calendarDateIn('UTC');
  const day = (offset: number) => addDays(today, offset);
  return {
    ...fixture,
    day,
    addRoom: (fields) => addRoom(database, hotel_id, fields),
    addStay: (from, nights, fields) =>
      addStay(database, { hotel_id, checkin_date: day(from), nights, ...fields }),
    async nightsOf(booking_id) {
      const rows = await database.query<{ text: string }>(sql`
        select room_number || ': ' || (lower(during) - ${today}::date) || '..' || (upper(during) - ${today}::date)
          || case when is_fixed then '*' else '' end as text
        from stay_room_overview where booking_id = ${booking_id} order by during`);
      return rows.map(({ text }) => text);
    },
    async clear() {
      await database.query(sql`delete from room_nights`);
      await database.query(sql`delete from bookings`);
      await database.query(sql`delete from rooms`);
    },
  };
}
