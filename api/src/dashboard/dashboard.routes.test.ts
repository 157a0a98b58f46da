import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { addDays, calendarDateIn } from '@suite/contracts/dates';
import type { HotelAdminDashboard, RealTimeStats, SuperAdminDashboard } from '@suite/contracts/dashboard';
import { sql } from '@suite/database';
import { createTestApp, type TestApp } from '../testing/create-test-app.ts';
import { insertHotel, insertUser } from '../testing/contexts/insert-user.ts';
import { addStay } from '../testing/contexts/open-dashboard-test.ts';
import { rateStay } from '../ratings/ratings.public.ts';

type Headers = Awaited<ReturnType<TestApp['signIn']>>;
let server: TestApp;
let hotel_id: number;
let away: number;
let admin: Headers;
let root: Headers;

beforeAll(async () => {
  server = await createTestApp();
  const { database } = server;
  hotel_id = await insertHotel(database, 'Seaview');
  away = await insertHotel(database, 'Alpine');
  await insertUser(database, {
    ...{ usr_email: 'admin@seaview.test', hotel_id },
    permissions: ['manage_hotel', 'hotel_checkins_manage'],
  });
  await insertUser(database, { usr_email: 'staff@alpine.test', hotel_id: away, permissions: [] });
  await insertUser(database, {
    usr_email: 'root@suite.test',
    hotel_id: null,
    permissions: ['manage_users', 'approve_hotels'],
  });
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.database.query(sql`update sessions set ended_at = now()`);
  admin = await server.signIn('admin@seaview.test');
  root = await server.signIn('root@suite.test');
});

async function get<Result>(headers: Headers, path: string): Promise<Result> {
  const answer = await server.app.inject({ url: `/api/dashboard${path}`, headers });
  expect(answer.statusCode).toBe(200);
  return answer.json<{ result: Result }>().result;
}

describe('GET /dashboard', () => {
  test.each([
    ['root@suite.test', 'Super Admin', ['hotelStats', 'bookingStats', 'monthlyData', 'topPerformingHotels']],
    [
      'admin@seaview.test',
      'Hotel Admin',
      ['hotelInfo', 'bookingStats', 'dailyStats', 'rushHours', 'staffAvailability'],
    ],
    [
      'staff@alpine.test',
      'Staff',
      ['dailyOverview', 'weeklyStats', 'roomStatus', 'assignedRooms', 'upcomingTasks'],
    ],
  ])('gives %s the fields of the view %s and no others', async (usr_email, role, fields) => {
    const result = await get<Record<string, unknown>>(await server.signIn(usr_email), '');
    expect(result['role']).toBe(role);
    const frame = ['role', 'range', 'timeZone', 'generatedAt', 'recentActivities'];
    expect(Object.keys(result).sort()).toEqual([...frame, ...fields].sort());
    if (role === 'Super Admin') expect(result['bookingStats']).not.toHaveProperty('todayBookings');
    if (role === 'Hotel Admin') expect(result['bookingStats']).not.toHaveProperty('revenue');
  });

  test('moves the charts alone by a range, and refuses half a range', async () => {
    const [week, day] = await Promise.all([
      get<HotelAdminDashboard>(admin, ''),
      get<HotelAdminDashboard>(admin, '?from=2026-01-01&to=2026-01-01'),
    ]);
    expect(week.dailyStats).toHaveLength(7);
    expect(day.dailyStats).toEqual([{ day: '2026-01-01', bookings: 0 }]);
    expect(day.bookingStats).toEqual(week.bookingStats);
    const half = await server.app.inject({ url: '/api/dashboard?from=2026-01-01', headers: admin });
    expect(half.statusCode).toBe(400);
    expect(half.json().errors).toEqual([{ field: 'to', message: 'Name both the first and the last day' }]);
  });

  test('a new booking raises what speaks of bookings; a rating, of ratings', async () => {
    const today = calendarDateIn('Europe/Lisbon');
    const before = await get<HotelAdminDashboard>(admin, '');
    const answer = await server.app.inject({
      method: 'POST',
      url: '/api/bookings',
      headers: admin,
      payload: {
        ...{ name: 'Ada Adler', email: 'ada@guests.test', room_type: 'Double' },
        ...{ checkin_date: today, checkout_date: addDays(today, 2), no_nights: 2 },
        passengers: [{ name: 'Bo Adler', type: 'Child' }],
      },
    });
    expect(answer.statusCode).toBe(201);
    const expected = structuredClone(before);
    for (const name of [
      'todayBookings',
      'weeklyBookings',
      'monthlyBookings',
      'upcomingCheckins',
      'upcomingCheckouts',
    ] as const) {
      expected.bookingStats[name] += 1;
    }
    Object.assign(expected.dailyStats[6] ?? {}, { bookings: 1 });
    const after = await get<HotelAdminDashboard>(admin, '');
    expect(after.recentActivities[0]).toMatchObject({ type: 'booking', message: 'New booking: Ada Adler' });
    const { generatedAt, recentActivities } = after;
    expect(after).toEqual({ ...expected, generatedAt, recentActivities });

    const { id: booking_id, hotel_id } = answer.json<{ result: { id: number; hotel_id: number } }>().result;
    const guest = { user_id: null, address: '' };
    expect(await rateStay(server.database, guest, { hotel_id, booking_id, stars: 4 })).toBe(true);
    expect(await rateStay(server.database, guest, { hotel_id, booking_id, stars: 1 })).toBe(false);
    await expect(rateStay(server.database, guest, { hotel_id, booking_id, stars: 6 })).rejects.toThrow(
      'one to five stars',
    );
    const rated = await get<HotelAdminDashboard>(admin, '');
    expect(rated.hotelInfo).toEqual({ ...after.hotelInfo, averageRating: 4, ratings: 1 });
  });
});

describe('a decision about a hotel', () => {
  const decide = async (id: number, decision: string, payload: object) => {
    const url = `/api/hotel/${id}/${decision}`;
    expect((await server.app.inject({ method: 'POST', url, headers: root, payload })).statusCode).toBe(200);
  };

  test.each([
    ['approve', {}, ['approvedHotels', 'activeHotels'], 'hotel_approved', 'Dune'],
    ['reject', { rejection_reason: 'No such street' }, ['rejectedHotels'], 'hotel_rejected', 'Oasis'],
  ] as const)(
    'to %s it changes its counts and nothing else',
    async (decision, payload, raised, type, name) => {
      const id = await insertHotel(server.database, name);
      await server.database.query(sql`
      update hotels set is_approved = null, is_active = false, approved_at = null,
        contact_person_email = ${`${decision}@dune.test`} where id = ${id}`);
      const before = await get<SuperAdminDashboard>(root, '');
      await decide(id, decision, payload);
      const after = await get<SuperAdminDashboard>(root, '');
      const hotelStats = { ...before.hotelStats, pendingHotels: before.hotelStats.pendingHotels - 1 };
      for (const count of raised) hotelStats[count] += 1;
      const { generatedAt, recentActivities } = after;
      expect(after).toEqual({ ...before, hotelStats, generatedAt, recentActivities });
      expect(recentActivities[0]).toMatchObject({ type, message: expect.stringContaining(name) });
    },
  );
});

describe('GET /dashboard/realtime', () => {
  test('counts sessions of the last five minutes and bookings of the last day, in scope', async () => {
    const { database } = server;
    const start = await get<RealTimeStats>(admin, '/realtime');
    expect(start).toMatchObject({ activeUsers: 1, systemStatus: 'operational' });
    const all = await get<RealTimeStats>(root, '/realtime');
    expect(all.activeUsers).toBe(2);
    await server.signIn('staff@alpine.test');
    const second = await server.signIn('admin@seaview.test');
    expect((await get<RealTimeStats>(admin, '/realtime')).activeUsers).toBe(2);
    expect((await get<RealTimeStats>(root, '/realtime')).activeUsers).toBe(4);
    await server.app.inject({ method: 'POST', url: '/api/auth/logout', headers: second });
    expect((await get<RealTimeStats>(admin, '/realtime')).activeUsers).toBe(1);
    await database.query(sql`
      update sessions set last_seen_at = now() - interval '5 minutes 1 second'
      where user_id in (select user_id from users where usr_email = 'staff@alpine.test')`);
    expect((await get<RealTimeStats>(root, '/realtime')).activeUsers).toBe(2);

    const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();
    await addStay(database, { hotel_id, checkin_date: '2030-01-01', created_at: hoursAgo(23.9) });
    await addStay(database, { hotel_id, checkin_date: '2030-01-01', created_at: hoursAgo(24.1) });
    await addStay(database, { hotel_id: away, checkin_date: '2030-01-01', created_at: hoursAgo(1) });
    await addStay(database, {
      hotel_id,
      checkin_date: '2030-01-01',
      created_at: hoursAgo(1),
      cancelled: true,
    });
    expect((await get<RealTimeStats>(admin, '/realtime')).onlineBookings).toBe(start.onlineBookings + 1);
    expect((await get<RealTimeStats>(root, '/realtime')).onlineBookings).toBe(all.onlineBookings + 2);
  });

  test('reports a part of the system that does not answer', async () => {
    const broken = await createTestApp();
    try {
      await insertUser(broken.database, { usr_email: 'a@suite.test', hotel_id: null, permissions: [] });
      broken.app.releaseStorage.check = () => Promise.reject(new Error('No such folder'));
      const headers = await broken.signIn('a@suite.test');
      const answer = await broken.app.inject({ url: '/api/dashboard/realtime', headers });
      expect(answer.json().result).toMatchObject({ systemStatus: 'degraded', activeUsers: 1 });
    } finally {
      await broken.close();
    }
  });
});
