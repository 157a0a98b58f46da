import type { DashboardRange, StaffDashboard } from '@suite/contracts/dashboard';
import { roomStatuses } from '@suite/contracts/hotels';
import { addDays, calendarDateIn } from '@suite/contracts/dates';
import type { Database } from '@suite/database';
import { countRoomsByStatus, findHousekeepingRooms } from '../../rooms/rooms.public.ts';
import { activitySpan, latestActivities, staffKinds } from '../domain/latest-activities.ts';
import { describeRecord } from '../domain/describe-record.ts';
import type { Caller } from '../../access/caller.ts';
import { countBookingsByDay, countInHouse } from '../../bookings/bookings.public.ts';
import { fillDays, sumSince } from '../domain/figures.ts';
import { daysOf, listDays } from '../domain/dashboard-days.ts';
import { findRecentRecords } from '../../audit/audit.public.ts';
import { ownHotelScope } from '../dashboard.policy.ts';
import { findUpcomingTasks } from '../tasks.repository.ts';
import { readTaskText } from './to-task.ts';

const mostRooms = 500;
const mostTasks = 10;
const noHotel = 0;

export async function getStaffDashboard(
  db: Database,
  caller: Caller,
  asked: DashboardRange,
  now: Date,
): Promise<StaffDashboard> {
  const { user_id } = caller;
  const scope = ownHotelScope(caller);
  const hotel_id = caller.hotel_id ?? noHotel;
  const timeZone = caller.hotel_time_zone ?? 'UTC';
  const today = calendarDateIn(timeZone, now);
  const weekAgo = addDays(today, -6);
  const range = daysOf(asked, today);
  const [made, daily, inHouse, rooms, own, ownRooms, tasks, records] = await Promise.all([
    countBookingsByDay(db, scope, { from: weekAgo, to: today, timeZone }),
    countBookingsByDay(db, scope, { ...range, timeZone }),
    countInHouse(db, scope),
    countRoomsByStatus(db, { hotel_id }),
    countRoomsByStatus(db, { hotel_id, user_id }),
    findHousekeepingRooms(db, { hotel_id, user_id }, { skip: 0, take: mostRooms }),
    findUpcomingTasks(db, { hotel_id, user_id, take: mostTasks }),
    findRecentRecords(db, { hotel_id, kinds: staffKinds, ...activitySpan(now) }),
  ]);
  return {
    role: 'Staff',
    range,
    timeZone,
    generatedAt: now.toISOString(),
    dailyOverview: {
      todayDate: today,
      todayBookings: sumSince(made, today),
      weeklyBookings: sumSince(made, weekAgo),
      totalRoomsAssigned: own.reduce((sum, each) => sum + each.rooms, 0),
      cleanedRooms: own.find(({ status }) => status === 'Clean')?.rooms ?? 0,
      todayGuests: inHouse.guests,
    },
    weeklyStats: fillDays(listDays(range), daily),
    roomStatus: roomStatusChart(rooms),
    assignedRooms: ownRooms.map(({ id, room_number, room_type, status, is_inspected }) => ({
      id,
      room_number,
      room_type,
      status,
      is_inspected,
    })),
    upcomingTasks: tasks.map((row) => ({
      id: row.id,
      ...readTaskText(caller, row),
      kind: row.kind,
      time: row.due_at.toISOString(),
      priority: row.priority,
      room_number: row.room_number,
      room_type: row.room_type,
      isMine: row.user_id === user_id,
    })),
    recentActivities: latestActivities(records.map((record) => describeRecord(record, {}))),
  };
}

const colorOf = { Clean: '#16a34a', Dirty: '#d97706', Maintenance: '#2563eb', 'Out of Order': '#dc2626' };

function roomStatusChart(
  counted: readonly { status: string; rooms: number }[],
): StaffDashboard['roomStatus'] {
  return roomStatuses.map((status) => ({
    status,
    count: counted.find((each) => each.status === status)?.rooms ?? 0,
    color: colorOf[status],
  }));
}
