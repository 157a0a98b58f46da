import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { addDays, calendarDateIn } from '@suite/contracts/dates';
import { sql, type Sql } from '@suite/database';
import { readCaller } from '../../auth/auth.public.ts';
import { getDashboard } from '../../dashboard/dashboard.public.ts';
import { findAvailability } from '../../rooms/rooms.public.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { demoPassword, loadDemoData } from '../demo.public.ts';

let demo: TestApp;
let bookingsAfterCut: unknown;
const said: string[] = [];
// It is a summer evening, before the day ends in either hotel.
const now = new Date('2026-07-15T18:30:00Z');

function load(at: Date = now, progress: (text: string) => void = (text) => said.push(text)): Promise<void> {
  const { publicUrl, secretKey } = demo.config;
  return loadDemoData({ demo: true, database: demo.database, publicUrl, secretKey, now: at, progress });
}

const bookingsOfHotels = () =>
  demo.database.query(sql`
    select hotel_name, (select count(*) from bookings where hotel_id = hotels.id) as bookings,
      (select count(*) from users where hotel_id = hotels.id) as users
    from hotels where hotel_name in ('Seaview', 'Alpine') order by id`);

// A load takes seconds, so all tests share one, which was interrupted after the first hotel and completed.
beforeAll(async () => {
  demo = await createTestApp({ DEMO: '1' });
  const cutPower = (text: string) => {
    if (text.startsWith('Entering bookings of Alpine')) throw new Error('Power cut');
  };
  await expect(load(now, cutPower)).rejects.toThrow('Power cut');
  bookingsAfterCut = await bookingsOfHotels();
});
beforeAll(() => load());
afterAll(() => demo.close());

async function one<Row>(statement: Sql): Promise<Row> {
  const [row] = await demo.database.query<Row>(statement);
  if (!row) throw new Error('No row');
  return row;
}

const ofHotel = (name: string) =>
  sql`from bookings join hotels on hotels.id = hotel_id where hotel_name = ${name}`;

describe('the demo accounts', () => {
  test.each<[string, string[], string | null]>([
    ['superadmin@demo.test', ['approve_hotels', 'manage_users', 'manage_hotel'], null],
    ['admin@seaview.test', ['manage_hotel', 'create_staff', 'update_permissions'], 'Seaview'],
    ['staff@seaview.test', ['hotel_checkins_create', 'hotel_checkins_manage'], 'Seaview'],
    ['admin@alpine.test', ['manage_hotel', 'create_staff'], 'Alpine'],
    ['roles@seaview.test', ['update_permissions'], 'Seaview'],
    ['none@seaview.test', [], 'Seaview'],
    ['operator@demo.test', ['manage_releases'], null],
  ])('%s signs in with the demo password', async (usr_email, permissions, hotel_name) => {
    const answer = await demo.app.inject({
      method: 'POST',
      url: '/api/auth/login',
      payload: { usr_email, usr_password: demoPassword },
    });
    expect(answer.statusCode).toBe(200);
    const { user } = answer.json<{
      result: { user: { hotel_name: string | null; permissions: { permission_name: string }[] } };
    }>().result;
    expect(user.hotel_name).toBe(hotel_name);
    const held = user.permissions.map(({ permission_name }) => permission_name);
    expect(held).toEqual(expect.arrayContaining(permissions));
    if (permissions.length < 2) expect(held).toEqual(permissions);
  });

  test('were let in by one-time passwords that are spent', async () => {
    const { waiting } = await one<{ waiting: number }>(
      sql`select count(*) as waiting from users
        where must_change_password and one_time_password_expires_at is not null`,
    );
    expect(waiting).toBe(0);
  });
});

describe('the demo hotels and bookings', () => {
  test('are around today, with guests and every kind of verification', async () => {
    const today = calendarDateIn('Europe/Lisbon', now);
    const counts = await one<Record<string, number>>(sql`
      select count(*) as total,
        count(*) filter (where checkout_date < ${today}) as past,
        count(*) filter (where checkin_date = ${today}) as arriving,
        count(*) filter (where checkout_date = ${today}) as leaving,
        count(*) filter (where checkin_date < ${today} and checkout_date > ${today}) as staying,
        count(*) filter (where checkin_date > ${today}) as coming,
        count(*) filter (where is_verified) as verified,
        count(*) filter (where is_verified and exists (
          select 1 from passengers where booking_id = bookings.id and not passengers.is_verified)) as primary_only,
        count(*) filter (where exists (select 1 from passengers where booking_id = bookings.id)) as with_guests,
        count(distinct room_type) as room_types,
        count(distinct bookings.name) as names,
        count(distinct date_trunc('day', bookings.created_at)) as days
      ${ofHotel('Seaview')}`);
    expect(counts['total']).toBe(332);
    expect(counts).toMatchObject({ past: 128, leaving: 9, staying: 34, arriving: 12, coming: 149 });
    expect(counts['room_types']).toBe(5);
    expect(counts['names']).toBe(329);
    expect(counts['days']).toBeGreaterThan(60);
    for (const some of ['verified', 'with_guests']) expect(counts[some]).toBeGreaterThan(20);
    expect(counts['primary_only']).toBeGreaterThan(3);
    expect(counts['verified']).toBeLessThan(300);
  });

  test('have their history before now, and only rules that hold for every booking', async () => {
    const { total, late, early } = await one<Record<string, number>>(sql`
      select count(*) as total,
        count(*) filter (where bookings.created_at > ${now} or verified_at > ${now}) as late,
        count(*) filter (where checkin_date < (bookings.created_at at time zone time_zone)::date
          or verified_at < bookings.created_at or bookings.created_at < approved_at) as early
      from bookings join hotels on hotels.id = hotel_id`);
    expect({ total, late, early }).toEqual({ total: 372, late: 0, early: 0 });
    const audited = await one(sql`
      select count(distinct subject_id) as bookings from audit_records
      where action = 'create-booking' and happened_at <= ${now}`);
    expect(audited).toEqual({ bookings: 372 });
  });

  test('have two guests with a link to try in the mailbox', async () => {
    const mails = await demo.database.query<{ passengers: number; is_verified: boolean }>(sql`
      select (select count(*) from passengers where booking_id = bookings.id) as passengers, is_verified
      from emails join bookings on bookings.email = emails.recipient
      where body_text like '%/user-verification/%' order by passengers`);
    expect(mails).toEqual([
      { passengers: 0, is_verified: false },
      { passengers: expect.any(Number), is_verified: false },
    ]);
    expect(mails[1]?.passengers).toBeGreaterThan(0);
  });

  test('have rooms, states, a group, a blocked room, an overbooked night and notes', async () => {
    const today = calendarDateIn('Europe/Lisbon', now);
    const states = await demo.database.query<{ state: string; bookings: number; in_rooms: number }>(sql`
      select stay_state(checked_in_at, checked_out_at, no_show_at, cancelled_at) as state, count(*) as bookings,
        count(*) filter (where exists (select from room_nights where booking_id = bookings.id)) as in_rooms
      ${ofHotel('Seaview')} group by 1 order by 1`);
    expect(states.map(({ state }) => state)).toEqual([
      'booked',
      'cancelled',
      'checked_out',
      'in_house',
      'no_show',
    ]);
    for (const { state, ...of } of states) if (state === 'in_house') expect(of.in_rooms).toBe(of.bookings);
    const marks = sql`count(*) filter (where is_overbooked) as overbooked, count(group_id) as grouped`;
    expect(await one(sql`select ${marks} ${ofHotel('Seaview')}`)).toEqual({ overbooked: 1, grouped: 3 });
    const { id: hotel_id } = await one<{ id: number }>(
      sql`select id from hotels where hotel_name = 'Seaview'`,
    );
    const nights = await findAvailability(demo.database, {
      hotel_id,
      from: today,
      to: addDays(today, 90),
      today,
    });
    const oversold = nights.flatMap(({ nights: each }) => each.filter((night) => night.left < 0));
    expect(oversold.map(({ left: rooms }) => rooms)).toEqual([-1]);
    const more = sql`(select count(block_kind) from room_nights) as blocks, (select count(*) from booking_notes) as notes`;
    expect(await one(sql`select ${more}`)).toEqual({ blocks: 1, notes: 3 });
  });

  test('leave hotels to decide about', async () => {
    const hotels = await one(sql`
      select count(*) filter (where is_approved is null and not is_active) as pending,
        count(*) filter (where is_approved and is_active) as approved,
        count(*) filter (where not is_approved and rejection_reason <> '') as rejected,
        count(*) filter (where time_zone = 'UTC') as unplaced
      from hotels`);
    expect(hotels).toEqual({ pending: 14, approved: 6, rejected: 3, unplaced: 0 });
  });
});

describe('the demo dashboards', () => {
  async function dashboardOf(usr_email: string) {
    const [user] = await demo.database.query<{ user_id: number }>(
      sql`select user_id from users where usr_email = ${usr_email}`,
    );
    return getDashboard(demo.database, await readCaller(demo.database, user?.user_id ?? 0, ''), {}, now);
  }

  test('fill every card, chart and list', async () => {
    const platform = await dashboardOf('superadmin@demo.test');
    if (platform.role !== 'Super Admin') throw new Error(platform.role);
    expect(platform.bookingStats.revenue).toBeGreaterThan(10_000);
    expect(platform.bookingStats.revenueByCurrency.map(({ currency }) => currency)).toEqual(['EUR', 'CHF']);
    expect(platform.monthlyData.filter(({ revenue }) => revenue > 0).length).toBeGreaterThan(3);
    expect(platform.recentActivities.length).toBeGreaterThan(5);

    const hotel = await dashboardOf('admin@seaview.test');
    if (hotel.role !== 'Hotel Admin') throw new Error(hotel.role);
    expect(hotel.hotelInfo).toMatchObject({ totalRooms: 64, roomsInService: 60, availableRooms: 14 });
    expect(hotel.hotelInfo.averageRating).toBeGreaterThan(3);
    expect(hotel.staffAvailability.every(({ available }) => available > 0)).toBe(true);
    expect(hotel.rushHours.filter(({ checkins }) => checkins > 0).length).toBeGreaterThan(4);
    expect(new Set(hotel.recentActivities.map(({ type }) => type)).size).toBeGreaterThan(2);

    const staff = await dashboardOf('staff@seaview.test');
    if (staff.role !== 'Staff') throw new Error(staff.role);
    expect(staff.dailyOverview.totalRoomsAssigned).toBeGreaterThan(4);
    expect(staff.roomStatus.every(({ count }) => count > 0)).toBe(true);
    expect(staff.upcomingTasks.length).toBeGreaterThan(5);
    expect(new Set(staff.recentActivities.map(({ type }) => type)).size).toBe(3);
  });

  test('invite the second hotel to set up its rooms', async () => {
    const hotel = await dashboardOf('admin@alpine.test');
    if (hotel.role !== 'Hotel Admin') throw new Error(hotel.role);
    expect(hotel.hotelInfo).toMatchObject({ totalRooms: 0, occupancyRate: null });
  });
});

describe('a second load', () => {
  async function fingerprint() {
    return one(sql`
      select (select count(*) from bookings) as bookings, (select count(*) from users) as users,
        (select count(*) from hotels) as hotels, (select count(*) from emails) as emails,
        (select count(*) from audit_records) as audits`);
  }

  test('adds nothing and says nothing', async () => {
    const before = await fingerprint();
    const words = said.length;
    await load(new Date('2026-09-01T08:00:00Z'));
    expect(await fingerprint()).toEqual(before);
    expect(said).toHaveLength(words);
  });

  test('outside demo mode is refused', async () => {
    const { database } = demo;
    const { publicUrl, secretKey } = demo.config;
    await expect(loadDemoData({ demo: false, database, publicUrl, secretKey })).rejects.toThrow(
      'Demo data is loaded in demo mode only.',
    );
  });
});

describe('a load that is cut short', () => {
  test('keeps whole hotels only and is completed by the next one', async () => {
    expect(bookingsAfterCut).toEqual([{ hotel_name: 'Seaview', bookings: 332, users: 28 }]);
    expect(await bookingsOfHotels()).toEqual([
      { hotel_name: 'Seaview', bookings: 332, users: 28 },
      { hotel_name: 'Alpine', bookings: 40, users: 1 },
    ]);
  });
});
