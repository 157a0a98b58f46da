import { dashboardRoles, type StaffDashboard } from '@suite/contracts/dashboard';
import { formatCalendarDate, zoneName } from '@suite/i18n/dates';
import { ActionMenu, Badge, Button, keepFocusInList, Panel, toast } from '@suite/ui';
import { translateMessage } from '@suite/i18n';
import { ActivityList } from '../../../components/activity-list.tsx';
import { DashboardCards } from '../../../components/dashboard-cards.tsx';
import { ChartPanel } from '../../../components/chart/chart-panel.tsx';
import styles from '../../../components/dashboard.module.css';
import { RangeForm } from '../../../components/range-form.tsx';
import { roomStatusChart, weeklyActivityChart } from '../../../domain/chart-models.ts';
import { t, tn } from '../../../languages/catalog.ts';
import { roomStateTone } from '../../../components/badge-styles.ts';
import { useSetRoomState } from '../../../queries/housekeeping.ts';
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
        <DashboardCards
          view={dashboardRoles.staff}
          figures={[
            {
              value: dailyOverview.todayBookings,
              note: t('{count} in the last 7 days', { count: dailyOverview.weeklyBookings }),
            },
            {
              value: dailyOverview.totalRoomsAssigned,
              note: tn(dailyOverview.cleanedRooms, '{count} completed', '{count} completed'),
            },
            { value: dailyOverview.todayGuests, note: t('Staying tonight') },
          ]}
        />
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

type Rooms = StaffDashboard['assignedRooms'];

/** The fourth state, Out of Order, is set and ended by managers of the hotel alone. */
const ownStates = ['Clean', 'Dirty', 'Maintenance'];
/** A mark of a clean room, which the server keeps beside its status. */
const inspected = 'Inspected';

function MyRooms({ rooms }: { rooms: Rooms }) {
  const change = useSetRoomState();
  const set = ({ id, room_number }: Rooms[number], state: string) =>
    change.mutate(state === inspected ? { id, status: 'Clean', inspected: true } : { id, status: state }, {
      onSuccess: () =>
        toast.success(t('Room {room}: {status}', { room: room_number, status: translateMessage(state) })),
      onError: (error) => toast.error(error.message),
    });
  return (
    <Panel title={t('My Rooms')}>
      {rooms.length === 0 ? <p className={styles.muted}>{t('No rooms are assigned to you.')}</p> : null}
      <ul className={styles.rows} aria-label={t('My Rooms')} onFocus={keepFocusInList}>
        {rooms.map((room) => {
          const { id, room_number, room_type, status, is_inspected } = room;
          const states = status === 'Clean' && !is_inspected ? [inspected, ...ownStates] : ownStates;
          const busy = change.isPending && change.variables.id === id;
          return (
            <li key={id} className={styles.row}>
              <span className={styles.rowText}>
                <span className={styles.strong}>{t('Room {room}', { room: room_number })}</span>
                <span className={`${styles.line} ${styles.muted}`}>{translateMessage(room_type)}</span>
              </span>
              <Badge tone={roomStateTone(status)}>
                {translateMessage(is_inspected ? inspected : status)}
              </Badge>
              {status === 'Dirty' ? (
                <Button
                  size="small"
                  aria-label={t('Mark Clean: room {room}', { room: room_number })}
                  busy={busy}
                  onClick={() => set(room, 'Clean')}
                >
                  {t('Mark Clean')}
                </Button>
              ) : null}
              {ownStates.includes(status) ? (
                <ActionMenu
                  label={t('State of room {room}', { room: room_number })}
                  items={states
                    .filter((state) => state !== status)
                    .map((state) => ({
                      key: state,
                      label: translateMessage(state),
                      onSelect: () => (busy ? undefined : set(room, state)),
                    }))}
                />
              ) : null}
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}
