import { addDays, calendarDateIn } from '@suite/contracts/dates';
import type { DashboardRange, HotelAdminDashboard } from '@suite/contracts/dashboard';
import type { Database } from '@suite/database';
import type { Caller } from '../../access/caller.ts';
import {
  countBookingsByDay,
  countCheckinsByHour,
  countStaying,
  countUpcoming,
  seesGuests,
} from '../../bookings/bookings.public.ts';
import { countRoomsByStatus } from '../../hotels/hotels.public.ts';
import { averageRating } from '../../ratings/ratings.public.ts';
import { countDuty } from '../../staff-roles/staff-roles.public.ts';
import { ownHotelScope } from '../dashboard.policy.ts';
import { daysOf, listDays, monthStart } from '../domain/dashboard-days.ts';
import { fillDays, roomFigures, sumSince } from '../domain/figures.ts';
import { fillHours, staffFigures } from '../domain/hotel-charts.ts';
import { listHotelActivities } from './list-hotel-activities.ts';

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
  const [rooms, staying, made, daily, hourly, upcoming, duty, rating, recentActivities] = await Promise.all([
    countRoomsByStatus(db, { hotel_id }),
    countStaying(db, scope, today),
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
      ...roomFigures(rooms, staying.stays),
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
      totalGuests: staying.guests,
    },
    dailyStats: fillDays(listDays(range), daily),
    rushHours: fillHours(hourly),
    staffAvailability,
    recentActivities,
  };
}
