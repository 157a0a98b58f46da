import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { SuperAdminDashboard } from '@suite/contracts/dashboard';
import { sql, type Database } from '@suite/database';
import { recordAudit } from '../../audit/audit.public.ts';
import type { Caller } from '../../access/caller.ts';
import { addCaller } from '../../testing/contexts/open-bookings-test.ts';
import {
  addStay,
  openDashboardTest,
  openHotel,
  setRates,
  type TestHotel,
} from '../../testing/contexts/open-dashboard-test.ts';
import { getDashboard } from './get-dashboard.ts';

// All figures below are computed by hand for this instant.
const now = new Date('2026-11-20T10:00:00Z');
let database: Database;
let drop: () => Promise<void>;
let superAdmin: Caller;
let seaview: TestHotel;
let alpine: TestHotel;

async function registeredOn(hotel_id: number, day: string): Promise<void> {
  await database.query(sql`update hotels set created_at = ${`${day}T12:00:00Z`} where id = ${hotel_id}`);
}

async function openPlatform(): Promise<void> {
  ({ database, drop } = await openDashboardTest());
  superAdmin = await addCaller(database, 'all', ['manage_users'], 'Super Admin');
  seaview = await openHotel(database, 'Seaview', { time_zone: 'Europe/Lisbon' });
  alpine = await openHotel(database, 'Alpine', { time_zone: 'Europe/Zurich' });
  const waiting = await openHotel(database, 'Waiting', { is_approved: null, is_active: false });
  const refused = await openHotel(database, 'Refused', { is_approved: false, is_active: false });
  const asleep = await openHotel(database, 'Asleep', { is_active: false });
  await registeredOn(seaview.id, '2025-12-01');
  await registeredOn(alpine.id, '2026-10-31');
  await registeredOn(refused.id, '2026-10-02');
  await registeredOn(asleep.id, '2024-05-05');
  await registeredOn(waiting.id, '2026-11-01');
  await setRates(database, seaview.id, 'EUR', { Double: 100, Single: 62.5 });
  await setRates(database, alpine.id, 'CHF', { Double: 200 });
  const stays = [
    // Three of five nights are in November, two in October.
    { hotel_id: seaview.id, checkin_date: '2026-10-30', nights: 5, created_at: '2026-10-01T09:00:00Z' },
    {
      hotel_id: seaview.id,
      checkin_date: '2026-11-10',
      nights: 2,
      room_type: 'Single',
      created_at: '2026-11-02T09:00:00Z',
      verified_at: '2026-11-10T15:00:00Z',
    },
    // One stay has a room type without a rate, one has no type, and one has nights but no check-out.
    {
      hotel_id: seaview.id,
      checkin_date: '2026-11-12',
      nights: 4,
      room_type: 'Family',
      created_at: '2026-10-31T23:59:59Z',
    },
    {
      hotel_id: seaview.id,
      checkin_date: '2026-11-12',
      nights: 1,
      room_type: null,
      created_at: '2026-10-05T09:00:00Z',
    },
    {
      hotel_id: seaview.id,
      checkin_date: '2026-11-29',
      nights: 3,
      isOpen: true,
      created_at: '2026-11-01T00:00:00Z',
    },
    {
      hotel_id: alpine.id,
      checkin_date: '2026-11-28',
      nights: 3,
      created_at: '2026-11-19T09:00:00Z',
      verified_at: '2026-11-19T09:30:00Z',
    },
    {
      hotel_id: alpine.id,
      checkin_date: '2026-11-02',
      nights: 9,
      created_at: '2026-11-01T09:00:00Z',
      cancelled: true,
    },
  ];
  for (const stay of stays) await addStay(database, stay);
}

async function read(range: object = {}, caller = superAdmin): Promise<SuperAdminDashboard> {
  const dashboard = await getDashboard(database, caller, range, now);
  if (dashboard.role !== 'Super Admin') throw new Error(`${dashboard.role} was answered`);
  return dashboard;
}

describe('the figures of the platform', () => {
  beforeAll(openPlatform);
  afterAll(() => drop());

  test('count hotels by what was decided, and their growth this month', async () => {
    expect((await read()).hotelStats).toEqual({
      totalHotels: 5,
      approvedHotels: 3,
      pendingHotels: 1,
      rejectedHotels: 1,
      activeHotels: 2,
      monthlyGrowth: 25,
    });
  });

  test('count bookings by their state, and price the nights of the month in each currency', async () => {
    expect((await read()).bookingStats).toEqual({
      totalBookings: 6,
      thisMonthBookings: 3,
      pendingBookings: 4,
      confirmedBookings: 2,
      cancelledBookings: 1,
      // Double has 3 nights of the first stay and 2 of the last; Single has 2 at 62.50.
      revenue: 625,
      currency: 'EUR',
      revenueByCurrency: [
        { currency: 'EUR', revenue: 625 },
        { currency: 'CHF', revenue: 600 },
      ],
      nightsWithoutRate: 5,
    });
  });

  test('cover the last twelve months, or the whole months of the requested days', async () => {
    const { range, monthlyData } = await read();
    expect(range).toEqual({ from: '2025-12-01', to: '2026-11-30' });
    expect(monthlyData.map(({ month }) => month).slice(-3)).toEqual(['2026-09', '2026-10', '2026-11']);
    expect(monthlyData.map(({ hotels }) => hotels)).toEqual([1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 1]);
    expect(monthlyData.map(({ revenue }) => revenue)).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 200, 625]);
    const asked = await read({ from: '2026-12-01', to: '2026-12-24' });
    expect(asked.monthlyData).toEqual([
      { month: '2026-12', hotels: 0, revenue: 100, revenueByCurrency: [{ currency: 'EUR', revenue: 100 }] },
    ]);
    expect(asked.bookingStats).toEqual((await read()).bookingStats);
  });

  test('rank hotels by their check-ins, each with its own currency', async () => {
    expect((await read()).topPerformingHotels).toEqual([
      { id: seaview.id, name: 'Seaview', bookings: 5, revenue: 825, currency: 'EUR' },
      { id: alpine.id, name: 'Alpine', bookings: 1, revenue: 600, currency: 'CHF' },
    ]);
    const october = await read({ from: '2026-10-01', to: '2026-10-31' });
    expect(october.topPerformingHotels).toEqual([
      { id: seaview.id, name: 'Seaview', bookings: 1, revenue: 200, currency: 'EUR' },
    ]);
  });

  test('speak of the own hotel alone to who sees no other, and of nothing to who sees none', async () => {
    const narrow = { ...superAdmin, scope: { kind: 'hotel', hotel_id: alpine.id } } as const;
    const own = await read({}, narrow);
    expect(own.hotelStats).toMatchObject({ totalHotels: 1, pendingHotels: 0, monthlyGrowth: 0 });
    expect(own.bookingStats).toMatchObject({ totalBookings: 1, cancelledBookings: 1, revenue: 600 });
    expect(own.topPerformingHotels.map(({ name }) => name)).toEqual(['Alpine']);
    const none = await read({}, { ...superAdmin, scope: { kind: 'none' } });
    expect(none.hotelStats).toMatchObject({ totalHotels: 0, monthlyGrowth: null });
    expect(none.bookingStats).toMatchObject({ totalBookings: 0, cancelledBookings: 0, currency: null });
    expect(none.recentActivities).toEqual([]);
  });
});

describe('the activities of the platform', () => {
  beforeAll(async () => {
    ({ database, drop } = await openDashboardTest());
    superAdmin = await addCaller(database, 'all', ['manage_users'], 'Super Admin');
    seaview = await openHotel(database, 'Seaview', { time_zone: 'Europe/Lisbon' });
    alpine = await openHotel(database, 'Alpine', { time_zone: 'Europe/Zurich' });
  });
  afterAll(() => drop());

  test('are decisions, registrations and spikes, the newest first', async () => {
    const entry = { actor: { user_id: null, address: '' }, hotel_id: seaview.id, subject_type: 'hotel' };
    const at = (time: string) => ({ subject_id: seaview.id, happened_at: new Date(time) });
    await recordAudit(database, { ...entry, action: 'register-hotel', ...at('2026-11-01T08:00:00Z') });
    await recordAudit(database, { ...entry, action: 'approve-hotel', ...at('2026-11-02T08:00:00Z') });
    await recordAudit(database, { ...entry, action: 'update-rates', ...at('2026-11-03T08:00:00Z') });
    await recordAudit(database, { ...entry, action: 'reject-hotel', ...at('2026-07-01T08:00:00Z') });
    await recordAudit(database, {
      ...entry,
      action: 'reject-hotel',
      ...at('2026-11-04T08:00:00Z'),
      subject_id: 999_999,
    });
    // Six bookings in a day follow two in the seven days before.
    for (const hour of [1, 2, 3, 4, 5, 6]) {
      await addStay(database, {
        hotel_id: alpine.id,
        checkin_date: '2027-01-01',
        created_at: `2026-11-20T0${hour}:00:00Z`,
      });
    }
    for (const created_at of ['2026-11-13T12:00:00Z', '2026-11-19T09:00:00Z'])
      await addStay(database, { hotel_id: alpine.id, checkin_date: '2027-01-01', created_at });
    // Five bookings in a day are usual here.
    for (let n = 0; n < 18; n += 1) {
      await addStay(database, {
        hotel_id: seaview.id,
        checkin_date: '2027-01-01',
        created_at: '2026-11-15T12:00:00Z',
      });
    }
    for (let n = 0; n < 5; n += 1) {
      await addStay(database, {
        hotel_id: seaview.id,
        checkin_date: '2027-01-01',
        created_at: '2026-11-20T09:00:00Z',
      });
    }
    expect((await read()).recentActivities).toMatchObject([
      {
        type: 'booking_spike',
        message: 'Alpine: 6 bookings in 24 hours, 0.3 a day in the week before',
        time: '2026-11-20T06:00:00.000Z',
      },
      { type: 'hotel_rejected', message: 'Hotel 999999 was rejected', time: '2026-11-04T08:00:00.000Z' },
      { type: 'hotel_approved', message: 'Seaview was approved', time: '2026-11-02T08:00:00.000Z' },
      { type: 'new_registration', message: 'Seaview registered', time: '2026-11-01T08:00:00.000Z' },
    ]);
  });
});
