import type { StaffDashboard } from '@suite/contracts/dashboard';
import { formatCalendarDate, zoneName } from '@suite/i18n/dates';
import { StatCard, StatGrid } from '@suite/ui';
import { ActivityList } from '../../../components/activity-list.tsx';
import { ChartPanel } from '../../../components/chart/chart-panel.tsx';
import styles from '../../../components/dashboard.module.css';
import { RangeForm } from '../../../components/range-form.tsx';
import { roomStatusChart, weeklyActivityChart } from '../../../domain/chart-models.ts';
import { t, tn } from '../../../languages/catalog.ts';
import { MyRooms } from './my-rooms.tsx';
import { UpcomingTasks } from './upcoming-tasks.tsx';

export function StaffView({ dashboard }: { dashboard: StaffDashboard }) {
  const { dailyOverview, range, timeZone, generatedAt } = dashboard;
  const { todayDate } = dailyOverview;
  return (
    <>
      <section className={styles.screen} aria-labelledby="todays-overview">
        <div>
          <h2 id="todays-overview" className={styles.heading}>
            {t("Today's Overview")}
          </h2>
          <time className={styles.muted} dateTime={todayDate}>
            {formatCalendarDate(todayDate)}
          </time>{' '}
          <span className={styles.muted}>
            {t("· times are the hotel's ({zone})", { zone: zoneName(generatedAt, timeZone) })}
          </span>
        </div>
        <StatGrid>
          <StatCard
            label={t("Today's Bookings")}
            value={dailyOverview.todayBookings}
            icon="bookings"
            note={t('{count} in the last 7 days', { count: dailyOverview.weeklyBookings })}
          />
          <StatCard
            label={t('Rooms Assigned')}
            value={dailyOverview.totalRoomsAssigned}
            icon="home"
            tone="success"
            note={tn(dailyOverview.cleanedRooms, '{count} completed', '{count} completed')}
          />
          <StatCard
            label={t("Today's Guests")}
            value={dailyOverview.todayGuests}
            icon="user"
            tone="info"
            note={t('Staying tonight')}
          />
        </StatGrid>
      </section>
      <div className={styles.pair}>
        <UpcomingTasks tasks={dashboard.upcomingTasks} timeZone={timeZone} generatedAt={generatedAt} />
        <MyRooms rooms={dashboard.assignedRooms} />
      </div>
      <RangeForm shown={range} />
      <div className={styles.pair}>
        <ChartPanel model={weeklyActivityChart(dashboard.weeklyStats)} range={range} />
        <ChartPanel model={roomStatusChart(dashboard.roomStatus)} range={range} />
      </div>
      <ActivityList activities={dashboard.recentActivities} generatedAt={generatedAt} />
    </>
  );
}
