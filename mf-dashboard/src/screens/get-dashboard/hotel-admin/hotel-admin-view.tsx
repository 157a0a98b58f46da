import { dashboardRoles, type HotelAdminDashboard } from '@suite/contracts/dashboard';
import { Panel, ProgressBar, EmptyState, Button, QueryContent } from '@suite/ui';
import { useCan, Can } from '@suite/session';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { useState } from 'react';
import { calendarDateIn } from '@suite/contracts/dates';
import { translateMessage } from '@suite/i18n';
import { ActivityList } from '../../../components/activity-list.tsx';
import { DashboardCards } from '../../../components/dashboard-cards.tsx';
import { ChartPanel } from '../../../components/chart/chart-panel.tsx';
import styles from '../../../components/dashboard.module.css';
import { RangeForm } from '../../../components/range-form.tsx';
import { rushHoursChart, weeklyPerformanceChart } from '../../../domain/chart-models.ts';
import { t, tn } from '../../../languages/catalog.ts';
import { formatPercent, formatRating } from '../../../domain/display-number.ts';
import { CreateTaskDialog } from '../task-form/create-task-dialog.tsx';
import { AssignRoomsDialog } from './assign-rooms-dialog.tsx';
import { AssignTasksDialog } from './assign-tasks-dialog.tsx';
import { DutyDialog } from './duty-dialog.tsx';

export function HotelAdminView({ dashboard }: { dashboard: HotelAdminDashboard }) {
  const { hotelInfo, bookingStats, range, timeZone } = dashboard;
  const hasRooms = hotelInfo.totalRooms > 0;
  return (
    <>
      <HotelSummary hotel={hotelInfo} timeZone={timeZone} />
      <DashboardCards
        view={dashboardRoles.hotel}
        figures={[
          {
            value: bookingStats.todayBookings,
            note: t('{weekly} in 7 days, {monthly} this month', {
              weekly: bookingStats.weeklyBookings,
              monthly: bookingStats.monthlyBookings,
            }),
          },
          { value: hasRooms ? hotelInfo.availableRooms : '–', note: roomsNote(hotelInfo) },
          { value: bookingStats.totalGuests, note: t('Currently staying') },
          { value: hotelInfo.activeStaff, note: t('out of {total}', { total: hotelInfo.totalStaff }) },
        ]}
      />
      <RangeForm shown={range} />
      <div className={styles.pair}>
        <ChartPanel model={weeklyPerformanceChart(dashboard.dailyStats)} range={range} />
        <ChartPanel model={rushHoursChart(dashboard.rushHours)} range={range} />
      </div>
      <div className={styles.pair}>
        <StaffAvailability departments={dashboard.staffAvailability} />
        <ActivityList activities={dashboard.recentActivities} generatedAt={dashboard.generatedAt} />
      </div>
      <Can anyOf={['manage_hotel']}>
        <MonthByMonth month={calendarDateIn(timeZone, new Date(dashboard.generatedAt)).slice(0, 7)} />
      </Can>
    </>
  );
}

const skeletonLines = 13;

const monthsTable = {
  queryKey: ['months-table'],
  queryFn: () =>
    import('./months-table.tsx').catch(() => {
      throw new Error(t('The months could not be loaded'));
    }),
  staleTime: Infinity,
};

/** Is loaded after the figures above it, which the page is opened for. */
function MonthByMonth({ month }: { month: string }) {
  const code = useQuery(monthsTable);
  return (
    <Panel title={t('Month by month')}>
      <QueryContent query={code} loadingText={t('Loading months...')} skeletonLines={skeletonLines}>
        {({ MonthsTable }) => <MonthsTable month={month} skeletonLines={skeletonLines} />}
      </QueryContent>
    </Panel>
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

interface HotelSummaryProps {
  hotel: HotelAdminDashboard['hotelInfo'];
  timeZone: string;
}

function HotelSummary({ hotel, timeZone }: HotelSummaryProps) {
  const mayManage = useCan(['manage_hotel']) && hotel.name !== '';
  const { occupancyRate, averageRating, ratings } = hotel;
  return (
    <Panel
      title={hotel.name || t('No hotel')}
      actions={
        mayManage ? (
          <>
            <DailyWork timeZone={timeZone} hasRooms={hotel.totalRooms > 0} />
            <Link className={styles.link} to="/hotel-profile">
              {t('Hotel Profile')}
            </Link>
          </>
        ) : undefined
      }
    >
      {hotel.totalRooms === 0 ? <RoomsInvitation mayManage={mayManage} /> : null}
      <dl className={styles.figures}>
        {hotel.totalRooms > 0 ? (
          <div className={styles.figure}>
            <dt className={styles.label}>{t('Occupancy Rate')}</dt>
            <dd className={styles.value}>{occupancyRate === null ? '–' : formatPercent(occupancyRate)}</dd>
            <dd>
              <ProgressBar
                label={t('Occupancy Rate')}
                value={occupancyRate ?? 0}
                total={100}
                text={occupancyRate === null ? t('No room in service') : formatPercent(occupancyRate)}
              />
            </dd>
            <dd className={styles.note}>
              {hotel.roomsInService === 0
                ? t('No room in service')
                : tn(hotel.roomsInService, 'of {count} room in service', 'of {count} rooms in service')}
            </dd>
          </div>
        ) : null}
        <div className={styles.figure}>
          <dt className={styles.label}>{t('Rating')}</dt>
          <dd className={styles.value}>
            {averageRating === null ? '–' : t('{rating} / 5', { rating: formatRating(averageRating) })}
          </dd>
          {averageRating === null ? null : (
            <dd>
              <ProgressBar label={t('Rating')} value={averageRating} total={5} />
            </dd>
          )}
          <dd className={styles.note}>
            {ratings === 0 ? t('No ratings yet') : tn(ratings, 'from {count} rating', 'from {count} ratings')}
          </dd>
        </div>
      </dl>
    </Panel>
  );
}

function RoomsInvitation({ mayManage }: { mayManage: boolean }) {
  return (
    <EmptyState
      icon="home"
      title={t('Set up your rooms')}
      text={t(
        "Once the hotel's rooms are entered, this page shows how many are free and how full the hotel is.",
      )}
      action={mayManage ? <Link to="/hotel-profile">{t('Add rooms in the hotel profile')}</Link> : undefined}
    />
  );
}

interface DailyWorkProps {
  timeZone: string;
  hasRooms: boolean;
}

function DailyWork({ timeZone, hasRooms }: DailyWorkProps) {
  const [open, setOpen] = useState<'rooms' | 'tasks' | 'task' | null>(null);
  const close = () => setOpen(null);
  return (
    <>
      {hasRooms ? (
        <Button size="small" onClick={() => setOpen('rooms')}>
          {t('Assign Rooms')}
        </Button>
      ) : null}
      <Button size="small" onClick={() => setOpen('tasks')}>
        {t('Assign Tasks')}
      </Button>
      <Button size="small" onClick={() => setOpen('task')}>
        {t('Add Task')}
      </Button>
      {open === 'rooms' ? <AssignRoomsDialog onClose={close} /> : null}
      {open === 'tasks' ? <AssignTasksDialog timeZone={timeZone} onClose={close} /> : null}
      {open === 'task' ? <CreateTaskDialog timeZone={timeZone} onClose={close} /> : null}
    </>
  );
}

function StaffAvailability({ departments }: { departments: HotelAdminDashboard['staffAvailability'] }) {
  const [open, setOpen] = useState(false);
  return (
    <Panel
      title={t('Staff Availability')}
      actions={
        <Can anyOf={['manage_hotel']}>
          <Button size="small" onClick={() => setOpen(true)}>
            {t('Set Duty')}
          </Button>
        </Can>
      }
    >
      <ul className={styles.rows}>
        {departments.map(({ department, available, total }) => (
          <li key={department} className={styles.stack}>
            <span className={styles.ends}>
              <span>{translateMessage(department)}</span>
              <span className={styles.muted}>{t('{available} of {total}', { available, total })}</span>
            </span>
            <ProgressBar label={translateMessage(department)} value={available} total={total} />
          </li>
        ))}
      </ul>
      {open ? <DutyDialog onClose={() => setOpen(false)} /> : null}
    </Panel>
  );
}
