import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { DashboardRange, HotelAdminDashboard } from '@suite/contracts/dashboard';
import { sql, type Database } from '@suite/database';
import type { Caller } from '../../access/caller.ts';
import {
  addPerson,
  addRoom,
  addStay,
  openDashboardTest,
  openHotel,
  type TestHotel,
} from '../../testing/contexts/open-dashboard-test.ts';
import { getDashboard } from './get-dashboard.ts';

let database: Database;
let drop: () => Promise<void>;

beforeAll(async () => {
  ({ database, drop } = await openDashboardTest());
});
afterAll(() => drop());

async function open(time_zone: string): Promise<{ hotel: TestHotel; admin: Caller }> {
  const hotel = await openHotel(database, `Hotel in ${time_zone}`, { time_zone });
  return { hotel, admin: await addPerson(database, hotel, ['manage_hotel']) };
}

async function read(admin: Caller, now: string, range: DashboardRange = {}): Promise<HotelAdminDashboard> {
  const dashboard = await getDashboard(database, admin, range, new Date(now));
  if (dashboard.role !== 'Hotel Admin') throw new Error(`${dashboard.role} was answered`);
  return dashboard;
}

const checkinsIn = ({ rushHours }: HotelAdminDashboard) => rushHours.filter(({ checkins }) => checkins > 0);

describe('the figures of a hotel', () => {
  test('count rooms, stays, guests, staff and ratings', async () => {
    const { hotel, admin } = await open('Europe/Lisbon');
    const { id: hotel_id } = hotel;
    for (const status of ['Clean', 'Clean', 'Dirty', 'Dirty', 'Maintenance', 'Out of Order']) {
      await addRoom(database, hotel_id, { status });
    }
    const stays = [
      { checkin_date: '2026-11-18', nights: 3, guests: 2, checked_in_at: '2026-11-18T15:00:00Z' },
      { checkin_date: '2026-11-20', nights: 1, guests: 0, checked_in_at: '2026-11-20T09:00:00Z' },
      { checkin_date: '2026-11-19', nights: 2, isOpen: true, guests: 1 },
      // These stays left this morning, arrive tomorrow, arrive in a week, and are cancelled.
      { checkin_date: '2026-11-18', nights: 2, guests: 3 },
      { checkin_date: '2026-11-21', nights: 5, guests: 1 },
      { checkin_date: '2026-11-27', nights: 5 },
      { checkin_date: '2026-11-18', nights: 9, guests: 4, cancelled: true },
    ];
    const made = [
      '2026-11-20T08:00:00Z',
      '2026-11-20T09:00:00Z',
      '2026-11-19T08:00:00Z',
      '2026-11-14T00:00:00Z',
    ];
    made.push('2026-11-13T23:59:59Z', '2026-11-01T00:00:00Z', '2026-11-20T08:00:00Z');
    const ids: number[] = [];
    for (const [index, stay] of stays.entries()) {
      ids.push(await addStay(database, { hotel_id, ...stay, created_at: made[index] ?? '' }));
    }
    for (const [index, stars] of [5, 4, 4].entries()) {
      await database.query(
        sql`insert into guest_ratings (booking_id, hotel_id, stars) values (${ids[index]}, ${hotel_id}, ${stars})`,
      );
    }
    const people = [
      { department: 'Reception', is_on_duty: true },
      { department: 'Reception', is_on_duty: false },
      { department: 'Security', is_on_duty: true },
      { department: null, is_on_duty: true },
    ];
    for (const { department, is_on_duty } of people) {
      const { user_id } = await addPerson(database, hotel);
      await database.query(
        sql`update users set department = ${department}, is_on_duty = ${is_on_duty} where user_id = ${user_id}`,
      );
    }
    const { hotelInfo, bookingStats, dailyStats, staffAvailability } = await read(
      admin,
      '2026-11-20T10:00:00Z',
    );
    expect(hotelInfo).toEqual({
      name: 'Hotel in Europe/Lisbon',
      totalRooms: 6,
      roomsInService: 4,
      availableRooms: 1,
      occupancyRate: 75,
      averageRating: 4.3,
      ratings: 3,
      totalStaff: 5,
      activeStaff: 3,
    });
    expect(bookingStats).toEqual({
      todayBookings: 2,
      weeklyBookings: 4,
      monthlyBookings: 6,
      upcomingCheckins: 2,
      // One leaves today, three tomorrow (one of them known by its nights alone), and one on the 26th.
      upcomingCheckouts: 5,
      // The third stay has not arrived yet.
      totalGuests: 4,
    });
    expect(dailyStats.map(({ bookings }) => bookings)).toEqual([1, 0, 0, 0, 0, 1, 2]);
    expect(dailyStats[0]?.day).toBe('2026-11-14');
    expect(staffAvailability).toEqual([
      { department: 'Reception', available: 1, total: 2 },
      { department: 'Housekeeping', available: 0, total: 0 },
      { department: 'Maintenance', available: 0, total: 0 },
      { department: 'Security', available: 1, total: 1 },
      { department: 'Restaurant', available: 0, total: 0 },
    ]);
  });

  test('count as checked in who arrived, and not who was only verified', async () => {
    const { hotel, admin } = await open('UTC');
    const verified_at = '2026-11-20T09:00:00Z';
    const stay = {
      hotel_id: hotel.id,
      checkin_date: '2026-11-20',
      created_at: '2026-11-01T09:00:00Z',
      verified_at,
    };
    await addStay(database, { ...stay, name: 'Verified Only' });
    expect(await read(admin, '2026-11-20T10:00:00Z')).toMatchObject({ recentActivities: [] });
    await addStay(database, { ...stay, name: 'Arrived Guest', checked_in_at: '2026-11-20T09:45:00Z' });
    const dashboard = await read(admin, '2026-11-20T10:00:00Z');
    expect(dashboard.recentActivities).toEqual([
      {
        type: 'checkin',
        message: 'Checked in: Arrived Guest',
        code: 'ACTIVITY_CHECKED_IN',
        params: { booking: 'Arrived Guest' },
        time: '2026-11-20T09:45:00.000Z',
      },
    ]);
    expect(checkinsIn(dashboard)).toEqual([{ hour: 9, checkins: 1 }]);
  });

  test("are nothing, and never another hotel's, for an account without a hotel", async () => {
    const { hotel, admin } = await open('UTC');
    await addStay(database, {
      hotel_id: hotel.id,
      checkin_date: '2026-11-20',
      created_at: '2026-11-20T01:00:00Z',
    });
    const lost = { ...admin, hotel_id: null, hotel_name: null, scope: { kind: 'all' } } as const;
    const { hotelInfo, bookingStats, recentActivities } = await read(lost, '2026-11-20T10:00:00Z');
    expect(hotelInfo).toMatchObject({
      name: '',
      totalRooms: 0,
      occupancyRate: null,
      averageRating: null,
      totalStaff: 0,
    });
    expect(Object.values(bookingStats)).toEqual([0, 0, 0, 0, 0, 0]);
    expect(recentActivities).toEqual([]);
  });
});

describe("days and hours are those of the hotel's clock", () => {
  test.each([
    ['Pacific/Kiritimati', '2026-11-20', '2026-11-19T10:00:00Z', '2026-11-20T09:59:59Z', 0, 23],
    ['Pacific/Pago_Pago', '2026-11-20', '2026-11-20T11:00:00Z', '2026-11-21T10:59:59Z', 0, 23],
  ])('in %s', async (zone, today, begins, ends, first, last) => {
    const { hotel, admin } = await open(zone);
    const hotel_id = hotel.id;
    await addRoom(database, hotel_id);
    const before = new Date(Date.parse(begins) - 1_000).toISOString();
    await addStay(database, {
      hotel_id,
      checkin_date: today,
      nights: 1,
      created_at: before,
      checked_in_at: before,
    });
    await addStay(database, {
      hotel_id,
      checkin_date: '2026-11-19',
      nights: 1,
      created_at: begins,
      checked_in_at: begins,
    });
    await addStay(database, { hotel_id, checkin_date: '2026-11-21', created_at: ends, checked_in_at: ends });
    for (const now of [begins, ends]) {
      const { bookingStats, hotelInfo } = await read(admin, now);
      expect(bookingStats).toMatchObject({
        todayBookings: 2,
        weeklyBookings: 3,
        totalGuests: 3,
        upcomingCheckins: 2,
      });
      expect(hotelInfo).toMatchObject({ occupancyRate: 100, availableRooms: 0 });
    }
    const { range, dailyStats } = await read(admin, begins);
    expect(range.to).toBe(today);
    expect(dailyStats.slice(-2).map(({ bookings }) => bookings)).toEqual([1, 2]);
    const ofToday = await read(admin, ends, { from: today, to: today });
    expect(checkinsIn(ofToday)).toEqual([
      { hour: first, checkins: 1 },
      { hour: last, checkins: 1 },
    ]);
    const next = await read(admin, new Date(Date.parse(ends) + 1_000).toISOString());
    expect(next.range.to).toBe('2026-11-21');
  });

  test('on the days on which summer time begins and ends', async () => {
    const { hotel, admin } = await open('Europe/Lisbon');
    const moments = [
      // The 29th of March has 23 hours: 02:00 follows 00:59.
      '2026-03-28T23:59:59Z',
      '2026-03-29T00:59:00Z',
      '2026-03-29T01:00:00Z',
      '2026-03-29T22:59:59Z',
      '2026-03-29T23:00:00Z',
      // The 25th of October has 25 hours: the hour from 1 to 2 occurs twice.
      '2026-10-24T22:59:59Z',
      '2026-10-24T23:00:00Z',
      '2026-10-25T00:30:00Z',
      '2026-10-25T01:30:00Z',
      '2026-10-25T23:59:59Z',
      '2026-10-26T00:00:00Z',
    ];
    for (const moment of moments) {
      await addStay(database, {
        ...{ hotel_id: hotel.id, checkin_date: '2026-12-01' },
        ...{ created_at: moment, checked_in_at: moment },
      });
    }
    const spring = await read(admin, '2026-12-01T00:00:00Z', { from: '2026-03-28', to: '2026-03-30' });
    expect(spring.dailyStats.map(({ bookings }) => bookings)).toEqual([1, 3, 1]);
    const march29 = await read(admin, '2026-12-01T00:00:00Z', { from: '2026-03-29', to: '2026-03-29' });
    expect(checkinsIn(march29).map(({ hour }) => hour)).toEqual([0, 2, 23]);
    const autumn = await read(admin, '2026-12-01T00:00:00Z', { from: '2026-10-24', to: '2026-10-26' });
    expect(autumn.dailyStats.map(({ bookings }) => bookings)).toEqual([1, 4, 1]);
    const october25 = await read(admin, '2026-12-01T00:00:00Z', { from: '2026-10-25', to: '2026-10-25' });
    expect(checkinsIn(october25)).toEqual([
      { hour: 0, checkins: 1 },
      { hour: 1, checkins: 2 },
      { hour: 23, checkins: 1 },
    ]);
  });
});
