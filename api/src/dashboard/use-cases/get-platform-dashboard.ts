import type { Database } from '@suite/database';
import type { DashboardActivity, DashboardRange, SuperAdminDashboard } from '@suite/contracts/dashboard';
import { calendarDateIn } from '@suite/contracts/dates';
import {
  countBookingsMade,
  countBookingStates,
  findBookingSpikes,
  findTopHotels,
  sumRevenueByMonth,
  type BookingSpike,
} from '../../bookings/bookings.public.ts';
import { describeRecord } from '../domain/describe-record.ts';
import { countHotelsByMonth, countHotelStates, findHotelNames } from '../../hotels/hotels.public.ts';
import { monthlyGrowth } from '../domain/figures.ts';
import { listMonths, monthsOf, monthStart } from '../domain/dashboard-days.ts';
import { platformRevenue } from '../domain/platform-revenue.ts';
import { findRecentRecords } from '../../audit/audit.public.ts';
import {
  activitySpan,
  latestActivities,
  mostActivities,
  platformKinds,
} from '../domain/latest-activities.ts';
import { codedMessage } from '../../errors/coded-message.ts';
import type { Caller, HotelScope } from '../../access/caller.ts';

const timeZone = 'UTC';
const topHotels = 5;

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

async function listPlatformActivities(
  db: Database,
  scope: HotelScope,
  now: Date,
): Promise<DashboardActivity[]> {
  if (scope.kind === 'none') return [];
  const hotel_id = scope.kind === 'all' ? 'all' : scope.hotel_id;
  const [records, spikes] = await Promise.all([
    findRecentRecords(db, { hotel_id, kinds: platformKinds, ...activitySpan(now) }),
    findBookingSpikes(db, scope, { now, least: fewestOfSpike, take: mostActivities }),
  ]);
  const hotels = await findHotelNames(
    db,
    records.map(({ subject_id }) => Number(subject_id)),
  );
  return latestActivities(
    records.map((record) => describeRecord(record, { hotels })),
    spikes.map(describeSpike),
  );
}

/** Fewer bookings are no spike, even when they have doubled. */
const fewestOfSpike = 5;

function describeSpike({ hotel_name, last_day, daily_average, latest_at }: BookingSpike): DashboardActivity {
  const usual = Math.round(daily_average * 10) / 10;
  return {
    type: 'booking_spike',
    ...codedMessage('ACTIVITY_BOOKING_SPIKE', { hotel_name, last_day, usual }),
    time: latest_at.toISOString(),
  };
}
