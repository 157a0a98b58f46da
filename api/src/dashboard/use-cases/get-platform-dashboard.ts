import { calendarDateIn } from '@suite/contracts/dates';
import type { DashboardRange, SuperAdminDashboard } from '@suite/contracts/dashboard';
import type { Database } from '@suite/database';
import type { Caller } from '../../access/caller.ts';
import {
  countBookingsMade,
  countBookingStates,
  findTopHotels,
  sumRevenueByMonth,
} from '../../bookings/bookings.public.ts';
import { countHotelsByMonth, countHotelStates } from '../../hotels/hotels.public.ts';
import { listMonths, monthsOf, monthStart } from '../domain/dashboard-days.ts';
import { monthlyGrowth } from '../domain/figures.ts';
import { platformRevenue } from '../domain/platform-revenue.ts';
import { listPlatformActivities } from './list-platform-activities.ts';

const timeZone = 'UTC';
const topHotels = 5;

/** Months are in UTC. */
export async function getPlatformDashboard(
  db: Database,
  caller: Caller,
  asked: DashboardRange,
  now: Date,
): Promise<SuperAdminDashboard> {
  const { scope } = caller;
  const today = calendarDateIn(timeZone, now);
  const range = monthsOf(asked, today);
  const month = monthStart(today);
  const monthBegan = new Date(`${month}T00:00:00Z`);
  const [hotels, newHotels, states, thisMonthBookings, revenues, ofThisMonth, top, recentActivities] =
    await Promise.all([
      countHotelStates(db, scope, { before: monthBegan, until: now }),
      countHotelsByMonth(db, scope, range),
      countBookingStates(db, scope),
      countBookingsMade(db, scope, { since: monthBegan, until: now }),
      sumRevenueByMonth(db, scope, range),
      sumRevenueByMonth(db, scope, { from: month, to: month }),
      findTopHotels(db, scope, { ...range, take: topHotels }),
      listPlatformActivities(db, scope, now),
    ]);
  const thisMonth = month.slice(0, 7);
  const others = revenues.filter((row) => row.month !== thisMonth);
  const revenue = platformRevenue([...others, ...ofThisMonth], thisMonth);
  const hotelsOf = new Map(newHotels.map((each) => [each.month, each.hotels]));
  return {
    role: 'Super Admin',
    range,
    timeZone,
    generatedAt: now.toISOString(),
    hotelStats: {
      totalHotels: hotels.total,
      approvedHotels: hotels.approved,
      pendingHotels: hotels.pending,
      rejectedHotels: hotels.rejected,
      activeHotels: hotels.active,
      monthlyGrowth: monthlyGrowth(hotels),
    },
    bookingStats: {
      totalBookings: states.total,
      thisMonthBookings,
      pendingBookings: states.pending,
      confirmedBookings: states.confirmed,
      cancelledBookings: states.cancelled,
      currency: revenue.currency,
      ...revenue.ofMonth(thisMonth),
    },
    monthlyData: listMonths(range).map((each) => {
      const { nightsWithoutRate: _, ...money } = revenue.ofMonth(each);
      return { month: each, hotels: hotelsOf.get(each) ?? 0, ...money };
    }),
    topPerformingHotels: top,
    recentActivities,
  };
}
