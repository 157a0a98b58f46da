import type { HotelAdminDashboard } from '@suite/contracts/dashboard';
import { StatCard, StatGrid } from '@suite/ui';
import { ActivityList } from '../../../components/activity-list.tsx';
import { ChartPanel } from '../../../components/chart/chart-panel.tsx';
import styles from '../../../components/dashboard.module.css';
import { RangeForm } from '../../../components/range-form.tsx';
import { rushHoursChart, weeklyPerformanceChart } from '../../../domain/chart-models.ts';
import { t } from '../../../languages/catalog.ts';
import { HotelSummary } from './hotel-summary.tsx';
import { StaffAvailability } from './staff-availability.tsx';

export function HotelAdminView({ dashboard }: { dashboard: HotelAdminDashboard }) {
  const { hotelInfo, bookingStats, range, timeZone } = dashboard;
  const hasRooms = hotelInfo.totalRooms > 0;
  return (
    <>
      <HotelSummary hotel={hotelInfo} timeZone={timeZone} />
      <StatGrid>
        <StatCard
          label={t("Today's Bookings")}
          value={bookingStats.todayBookings}
          icon="bookings"
          note={t('{weekly} in 7 days, {monthly} this month', {
            weekly: bookingStats.weeklyBookings,
            monthly: bookingStats.monthlyBookings,
          })}
        />
        <StatCard
          label={t('Available Rooms')}
          value={hasRooms ? hotelInfo.availableRooms : '–'}
          icon="home"
          tone="success"
          note={roomsNote(hotelInfo)}
        />
        <StatCard
          label={t('Total Guests')}
          value={bookingStats.totalGuests}
          icon="user"
          tone="info"
          note={t('Currently staying')}
        />
        <StatCard
          label={t('Staff Available')}
          value={hotelInfo.activeStaff}
          icon="team"
          tone="warning"
          note={t('out of {total}', { total: hotelInfo.totalStaff })}
        />
      </StatGrid>
      <RangeForm shown={range} />
      <div className={styles.pair}>
        <ChartPanel model={weeklyPerformanceChart(dashboard.dailyStats)} range={range} />
        <ChartPanel model={rushHoursChart(dashboard.rushHours)} range={range} />
      </div>
      <div className={styles.pair}>
        <StaffAvailability departments={dashboard.staffAvailability} />
        <ActivityList activities={dashboard.recentActivities} generatedAt={dashboard.generatedAt} />
      </div>
    </>
  );
}

/** Mentions rooms that are not in service, because the occupancy rate excludes them. */
function roomsNote({ totalRooms, roomsInService }: HotelAdminDashboard['hotelInfo']): string {
  if (totalRooms === 0) return t('No rooms set up yet');
  const closed = totalRooms - roomsInService;
  return closed > 0
    ? t('out of {total}, {closed} not in service', { total: totalRooms, closed })
    : t('out of {total}', { total: totalRooms });
}
