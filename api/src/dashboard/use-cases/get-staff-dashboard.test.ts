import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Database } from '@suite/database';
import {
  addPerson,
  addRoom,
  addStay,
  openDashboardTest,
  openHotel,
} from '../../testing/contexts/open-dashboard-test.ts';
import { getDashboard } from './get-dashboard.ts';
import { listTasks } from './tasks.ts';
import { makeTasks } from './make-tasks.ts';

let database: Database;
let drop: () => Promise<void>;

beforeAll(async () => {
  ({ database, drop } = await openDashboardTest());
});
afterAll(() => drop());

test('the day of a staff member is that of the hotel, too', async () => {
  const hotel = await openHotel(database, 'Atoll', { time_zone: 'Pacific/Kiritimati' });
  const maid = await addPerson(database, hotel);
  const { id: hotel_id } = hotel;
  await addStay(database, {
    hotel_id,
    checkin_date: '2026-11-20',
    guests: 2,
    created_at: '2026-11-19T10:00:00Z',
    checked_in_at: '2026-11-19T10:20:00Z',
  });
  await addStay(database, {
    hotel_id,
    checkin_date: '2026-11-19',
    nights: 1,
    created_at: '2026-11-19T09:59:59Z',
  });
  await addRoom(database, hotel_id, { status: 'Clean', user_id: maid.user_id });
  await addRoom(database, hotel_id, { status: 'Out of Order', user_id: maid.user_id });
  await addRoom(database, hotel_id, { status: 'Dirty' });
  const dashboard = await getDashboard(database, maid, {}, new Date('2026-11-19T10:30:00Z'));
  if (dashboard.role !== 'Staff') throw new Error(`${dashboard.role} was answered`);
  expect(dashboard.dailyOverview).toEqual({
    todayDate: '2026-11-20',
    todayBookings: 1,
    weeklyBookings: 2,
    totalRoomsAssigned: 2,
    cleanedRooms: 1,
    todayGuests: 3,
  });
  expect(dashboard.weeklyStats.slice(-2)).toEqual([
    { day: '2026-11-19', bookings: 1 },
    { day: '2026-11-20', bookings: 1 },
  ]);
  expect(dashboard.roomStatus.map(({ status, count }) => [status, count])).toEqual([
    ['Clean', 1],
    ['Dirty', 1],
    ['Maintenance', 0],
    ['Out of Order', 1],
  ]);
});

test('the task of a stay names its guest to those who may see guests, and the booking to all', async () => {
  const now = new Date('2026-11-20T10:30:00Z');
  const hotel = await openHotel(database, 'Cove', { time_zone: 'Europe/Lisbon' });
  const clerk = await addPerson(database, hotel, ['hotel_checkins_manage']);
  const maid = await addPerson(database, hotel);
  const stay = { hotel_id: hotel.id, checkin_date: '2026-11-20' };
  const booking_id = await addStay(database, { ...stay, name: 'Ana $& Silva' });
  await makeTasks(database, now);
  const seenBy = async (caller: typeof clerk) => {
    const dashboard = await getDashboard(database, caller, {}, now);
    if (dashboard.role !== 'Staff') throw new Error(`${dashboard.role} was answered`);
    const { tasks } = await listTasks(database, caller, { page: 1, limit: 10 });
    expect(dashboard.upcomingTasks).toMatchObject([{ kind: 'arrival' }]);
    expect(tasks.map(({ task }) => task)).toEqual(dashboard.upcomingTasks.map(({ task }) => task));
    return tasks[0];
  };
  expect(await seenBy(clerk)).toMatchObject({
    task: `Prepare a Double room for the arrival of Ana $& Silva (booking ${booking_id})`,
  });
  const masked = await seenBy(maid);
  expect(masked).toMatchObject({ task: `Prepare a Double room for the arrival of booking ${booking_id}` });
  expect(JSON.stringify(masked)).not.toContain('Silva');
});
