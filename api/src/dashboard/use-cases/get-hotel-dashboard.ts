import type { Database } from '@suite/database';
import { addDays, calendarDateIn } from '@suite/contracts/dates';
import { departments } from '@suite/contracts/dashboard';
import type { DashboardActivity, DashboardRange, HotelAdminDashboard } from '@suite/contracts/dashboard';
import {
  countBookingsByDay,
  countCheckinsByHour,
  countInHouse,
  countUpcoming,
  findBookingNames,
  findLastCheckins,
  seesGuests,
  type Checkin,
} from '../../bookings/bookings.public.ts';
import type { Caller, HotelScope } from '../../access/caller.ts';
import { findRecentRecords } from '../../audit/audit.public.ts';
import { codedMessage } from '../../errors/coded-message.ts';
import { ownHotelScope } from '../dashboard.policy.ts';
import { fillDays, roomFigures, sumSince } from '../domain/figures.ts';
import { describeRecord } from '../domain/describe-record.ts';
import { daysOf, listDays, monthStart } from '../domain/dashboard-days.ts';
import { averageRating } from '../../ratings/ratings.public.ts';
import { countRoomsByStatus } from '../../rooms/rooms.public.ts';
import { activitySpan, hotelKinds, latestActivities } from '../domain/latest-activities.ts';
import { findAvailability } from '../../rooms/rooms.public.ts';
import { countDuty } from '../../staff-roles/staff-roles.public.ts';

// This id belongs to no hotel, so that accounts without a hotel see no data.
const noHotel = 0;

export async function getHotelDashboard(
  db: Database,
  caller: Caller,
  asked: DashboardRange,
  now: Date,
): Promise<HotelAdminDashboard> {
  const scope = ownHotelScope(caller);
  const hotel_id = caller.hotel_id ?? noHotel;
  const timeZone = caller.hotel_time_zone ?? 'UTC';
  const today = calendarDateIn(timeZone, now);
  const weekAgo = addDays(today, -6);
  const month = monthStart(today);
  const range = daysOf(asked, today);
  const [rooms, tonight, inHouse, made, daily, hourly, upcoming, duty, rating, recentActivities] =
    await Promise.all([
      countRoomsByStatus(db, { hotel_id }),
      findAvailability(db, { hotel_id, from: today, to: addDays(today, 1), today }),
      countInHouse(db, scope),
      countBookingsByDay(db, scope, { from: month < weekAgo ? month : weekAgo, to: today, timeZone }),
      countBookingsByDay(db, scope, { ...range, timeZone }),
      countCheckinsByHour(db, scope, { ...range, timeZone }),
      countUpcoming(db, scope, { from: today, to: addDays(today, 6) }),
      countDuty(db, hotel_id),
      averageRating(db, hotel_id),
      listHotelActivities(db, scope, now, { namesGuests: seesGuests(caller) }),
    ]);
  const { staffAvailability, totalStaff, activeStaff } = staffFigures(duty);
  return {
    role: 'Hotel Admin',
    range,
    timeZone,
    generatedAt: now.toISOString(),
    hotelInfo: {
      name: caller.hotel_name ?? '',
      ...roomFigures(
        rooms.reduce((sum, each) => sum + each.rooms, 0),
        tonight,
      ),
      averageRating: rating.average,
      ratings: rating.ratings,
      totalStaff,
      activeStaff,
    },
    bookingStats: {
      todayBookings: sumSince(made, today),
      weeklyBookings: sumSince(made, weekAgo),
      monthlyBookings: sumSince(made, month),
      upcomingCheckins: upcoming.checkins,
      upcomingCheckouts: upcoming.checkouts,
      totalGuests: inHouse.guests,
    },
    dailyStats: fillDays(listDays(range), daily),
    rushHours: fillHours(hourly),
    staffAvailability,
    recentActivities,
  };
}

type HourlyCheckins = HotelAdminDashboard['rushHours'][number];

function fillHours(counted: readonly HourlyCheckins[]): HourlyCheckins[] {
  const found = new Map(counted.map(({ hour, checkins }) => [hour, checkins]));
  return Array.from({ length: 24 }, (_, hour) => ({ hour, checkins: found.get(hour) ?? 0 }));
}

function staffFigures(
  duty: readonly { department: string | null; available: number; total: number }[],
): Pick<HotelAdminDashboard, 'staffAvailability'> & { totalStaff: number; activeStaff: number } {
  const found = new Map(duty.map((each) => [each.department, each]));
  return {
    staffAvailability: departments.map((department) => {
      const { available = 0, total = 0 } = found.get(department) ?? {};
      return { department, available, total };
    }),
    totalStaff: duty.reduce((sum, { total }) => sum + total, 0),
    activeStaff: duty.reduce((sum, { available }) => sum + available, 0),
  };
}

function describeCheckin(
  { booking_id, name, checked_in_at }: Checkin,
  namesGuests: boolean,
): DashboardActivity {
  const booking = namesGuests ? name : codedMessage('BOOKING_NUMBER', { id: booking_id });
  const message = codedMessage('ACTIVITY_CHECKED_IN', { booking });
  return { type: 'checkin', ...message, time: checked_in_at.toISOString() };
}

async function listHotelActivities(
  db: Database,
  scope: HotelScope,
  now: Date,
  { namesGuests }: { namesGuests: boolean },
): Promise<DashboardActivity[]> {
  if (scope.kind !== 'hotel') return [];
  const span = activitySpan(now);
  const [records, checkins] = await Promise.all([
    findRecentRecords(db, { hotel_id: scope.hotel_id, kinds: hotelKinds, ...span }),
    findLastCheckins(db, scope, span),
  ]);
  const named = records.filter(({ subject_type }) => namesGuests && subject_type === 'booking');
  const bookings = await findBookingNames(
    db,
    scope,
    named.map(({ subject_id }) => Number(subject_id)),
  );
  return latestActivities(
    records.map((record) => describeRecord(record, { bookings })),
    checkins.map((checkin) => describeCheckin(checkin, namesGuests)),
  );
}
