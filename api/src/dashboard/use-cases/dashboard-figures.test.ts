import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { addDays, daysBetween, type CalendarDate } from '@suite/contracts/dates';
import { sql, type Database } from '@suite/database';
import { addCaller } from '../../testing/contexts/open-bookings-test.ts';
import {
  addPerson,
  addRoom,
  addStay,
  openDashboardTest,
  openHotel,
  setRates,
  type TestHotel,
} from '../../testing/contexts/open-dashboard-test.ts';
import { getDashboard } from './get-dashboard.ts';

// The data is random, and each figure is computed a second time row by row.
const now = new Date('2026-11-20T10:00:00Z');
const today = '2026-11-20';
const types = ['Single', 'Double', 'Suite', null];
let database: Database;
let drop: () => Promise<void>;
let hotels: TestHotel[];
let seed = 20_261_120;

function below(limit: number): number {
  seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
  return Math.floor((seed / 2_147_483_648) * limit);
}

beforeAll(async () => {
  ({ database, drop } = await openDashboardTest());
  hotels = [
    await openHotel(database, 'Seaview', { time_zone: 'Europe/Lisbon' }),
    await openHotel(database, 'Alpine', { time_zone: 'Europe/Zurich' }),
    await openHotel(database, 'Atoll', { time_zone: 'Pacific/Kiritimati' }),
  ];
  for (const [index, { id }] of hotels.entries()) {
    await setRates(database, id, index === 1 ? 'CHF' : 'EUR', { Single: 50 + index, Double: 99.5 });
    for (let n = 0; n < 40; n += 1) {
      const room_type = n % 10 ? 'Double' : 'Single';
      await addRoom(database, id, { room_type, status: n % 9 ? 'Clean' : 'Maintenance' });
    }
  }
  const ids: number[] = [];
  for (let n = 0; n < 300; n += 1) {
    const checkin_date = addDays(today, below(120) - 80);
    const made = new Date(now.getTime() - below(60 * 24 * 60) * 60_000).toISOString();
    ids.push(
      await addStay(database, {
        hotel_id: hotels[below(3)]?.id ?? 0,
        checkin_date,
        nights: 1 + below(45),
        room_type: types[below(4)] ?? null,
        created_at: made,
        ...(below(2) && { verified_at: made }),
        ...(below(3) && { checked_in_at: made }),
        cancelled: below(8) === 0,
        guests: below(4),
        isOpen: below(5) === 0,
      }),
    );
  }
  await changeAtRandom(ids);
});
afterAll(() => drop());

async function changeAtRandom(ids: readonly number[]): Promise<void> {
  for (const id of ids.slice(0, 120)) {
    const other = hotels[below(3)]?.id ?? 0;
    const changes = [
      sql`update bookings set checkin_date = checkin_date - 40 where id = ${id}`,
      sql`update bookings set checkout_date = null, no_nights = 12 where id = ${id}`,
      sql`update bookings set room_type = 'Single', hotel_id = ${other}
        where id = ${id} and not exists (select from passengers where booking_id = bookings.id)`,
      sql`update bookings set deleted_at = case when deleted_at is null then now() end where id = ${id}`,
      sql`update bookings set is_verified = true, verified_at = ${now} where id = ${id}`,
      sql`delete from passengers where booking_id = ${id}`,
      sql`insert into passengers (booking_id, name, type) values (${id}, 'Late', 'Child'), (${id}, 'Later', 'Infant')`,
      sql`delete from bookings where id = ${id}`,
    ];
    const change = changes[below(changes.length)];
    if (change) await database.query(change);
  }
  await database.query(sql`update bookings set checkin_date = checkin_date + 1, no_nights = no_nights + 1 where id % 7 = 0
    and (checkout_date is null or checkout_date > checkin_date + 1)`);
}

interface Row {
  hotel_id: number;
  room_type: string | null;
  checkin_date: CalendarDate;
  end: CalendarDate;
  verified: boolean;
  in_house: boolean;
  guests: number;
}

function rows(): Promise<Row[]> {
  return database.query<Row>(sql`
    select hotel_id, room_type, checkin_date, coalesce(checkout_date, checkin_date + no_nights) as end,
      is_verified as verified, checked_in_at is not null as in_house, 1 + (select count(*) from passengers where booking_id = bookings.id)::integer as guests
    from bookings where deleted_at is null`);
}

function nightsIn({ checkin_date, end }: Row, from: CalendarDate, until: CalendarDate): number {
  return Math.max(0, daysBetween(checkin_date > from ? checkin_date : from, end < until ? end : until));
}

describe('after many changes the figures equal those computed from every row', () => {
  test('of each hotel', async () => {
    const all = await rows();
    expect(all.length).toBeGreaterThan(150);
    for (const hotel of hotels) {
      const admin = await addPerson(database, hotel, ['manage_hotel']);
      const dashboard = await getDashboard(database, admin, { from: '2026-10-01', to: '2026-11-30' }, now);
      if (dashboard.role !== 'Hotel Admin') throw new Error(dashboard.role);
      // On Kiritimati, it is already the 21st.
      const day = hotel.hotel_name === 'Atoll' ? '2026-11-21' : today;
      const own = all.filter(({ hotel_id }) => hotel_id === hotel.id);
      // Guests in house before their check-in date need a room, too.
      const staying = own.filter((row) => (row.in_house || row.checkin_date <= day) && row.end > day);
      expect(staying.length).toBeGreaterThan(5);
      // Four of 36 double rooms and one of four single rooms are in maintenance.
      const [inService, stays] = [40 - 5, (type: string) => staying.filter((row) => row.room_type === type)];
      const taken = Math.min(stays('Double').length, 36 - 4) + Math.min(stays('Single').length, 4 - 1);
      expect(dashboard.hotelInfo).toMatchObject({
        roomsInService: inService,
        availableRooms: inService - taken,
        occupancyRate: Math.round((taken / inService) * 1_000) / 10,
      });
      const week = addDays(day, 6);
      expect(dashboard.bookingStats).toMatchObject({
        totalGuests: own.filter(({ in_house }) => in_house).reduce((sum, { guests }) => sum + guests, 0),
        upcomingCheckins: own.filter(({ checkin_date: date }) => date >= day && date <= week).length,
        upcomingCheckouts: own.filter(({ end }) => end >= day && end <= week).length,
      });
      const [made] = await database.query<{ made: number; checkins: number }>(sql`
        select count(*) filter (where to_char(created_at at time zone ${hotel.time_zone}, 'YYYY-MM-DD')
            between '2026-10-01' and '2026-11-30') as made,
          count(*) filter (where to_char(checked_in_at at time zone ${hotel.time_zone}, 'YYYY-MM-DD')
            between '2026-10-01' and '2026-11-30') as checkins
        from bookings where deleted_at is null and hotel_id = ${hotel.id}`);
      expect(dashboard.dailyStats).toHaveLength(61);
      expect(dashboard.dailyStats.reduce((sum, { bookings }) => sum + bookings, 0)).toBe(made?.made);
      expect(dashboard.rushHours.reduce((sum, { checkins }) => sum + checkins, 0)).toBe(made?.checkins);
    }
  });

  test('of the platform', async () => {
    const all = await rows();
    const superAdmin = await addCaller(database, 'all', ['manage_users'], 'Super Admin');
    const dashboard = await getDashboard(database, superAdmin, { from: '2026-08-01', to: '2026-12-31' }, now);
    if (dashboard.role !== 'Super Admin') throw new Error(dashboard.role);
    const [cancelled] = await database.query<{ cancelledBookings: number }>(
      sql`select count(*) as "cancelledBookings" from bookings where deleted_at is not null`,
    );
    expect(dashboard.bookingStats).toMatchObject({
      totalBookings: all.length,
      confirmedBookings: all.filter(({ verified }) => verified).length,
      pendingBookings: all.filter(({ verified }) => !verified).length,
      ...cancelled,
    });
    const rates = (hotel_id: number): Record<string, number> => ({
      Single: 50 + hotels.findIndex(({ id }) => id === hotel_id),
      Double: 99.5,
    });
    const months = ['2026-08', '2026-09', '2026-10', '2026-11', '2026-12', '2027-01'];
    for (const [index, { month, revenueByCurrency }] of dashboard.monthlyData.entries()) {
      expect(month).toBe(months[index]);
      const expected: Record<string, number> = {};
      for (const row of all) {
        const rate = rates(row.hotel_id)[row.room_type ?? ''];
        const nights = nightsIn(row, `${month}-01`, `${months[index + 1]}-01`);
        const currency = row.hotel_id === hotels[1]?.id ? 'CHF' : 'EUR';
        if (rate && nights) expected[currency] = (expected[currency] ?? 0) + nights * rate;
      }
      expect(Object.fromEntries(revenueByCurrency.map((each) => [each.currency, each.revenue]))).toEqual(
        expected,
      );
    }
    const checkins = (id: number) =>
      all.filter(
        (row) => row.hotel_id === id && row.checkin_date >= '2026-08-01' && row.checkin_date <= '2026-12-31',
      );
    expect(dashboard.topPerformingHotels.map(({ bookings }) => bookings)).toEqual(
      hotels.map(({ id }) => checkins(id).length).sort((one, other) => other - one),
    );
  });
});
