import type { UserProfile } from '@suite/contracts/auth';
import { dashboardRoles, type Dashboard, type RealTimeStats } from '@suite/contracts/dashboard';
import { useSession, Can } from '@suite/session';
import { EmptyState, PageHeader, Button, Icon, Badge } from '@suite/ui';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { currentLocale } from '@suite/i18n';
import styles from '../../components/dashboard.module.css';
import { LoadFailure } from '../../components/load-failure.tsx';
import { useDashboardRange } from '../../components/range-form.tsx';
import { viewFor, welcomeTo, type DashboardView } from '../../domain/choose-view.ts';
import { t } from '../../languages/catalog.ts';
import { getDashboardQuery, getRealtimeQuery } from '../../queries/get-dashboard.query.ts';
import { useReloadMonths } from '../../queries/months.ts';
import { DashboardSkeleton } from './dashboard-skeleton.tsx';
import { HotelAdminView } from './hotel-admin/hotel-admin-view.tsx';
import { StaffView } from './staff/staff-view.tsx';
import { SuperAdminView } from './super-admin/super-admin-view.tsx';

export function GetDashboardScreen() {
  const { user, isAuthenticated } = useSession();
  if (user && isAuthenticated) {
    const isOfHotel = viewFor(user) !== dashboardRoles.platform;
    return isOfHotel && user.hotelId === null ? <WithoutHotel /> : <SignedInDashboard user={user} />;
  }
  return (
    <EmptyState icon="login" title={t('Access Denied')} text={t('Please log in to view the dashboard.')} />
  );
}

function SignedInDashboard({ user }: { user: UserProfile }) {
  const [range] = useDashboardRange();
  const dashboard = useQuery(getDashboardQuery(range));
  const realtime = useQuery(getRealtimeQuery);
  const reloadMonths = useReloadMonths();
  const reload = () => {
    void dashboard.refetch();
    void realtime.refetch();
    void reloadMonths();
  };
  return (
    <div className={styles.screen}>
      <DashboardHeader
        view={dashboard.data?.role ?? viewFor(user)}
        realtime={realtime}
        busy={dashboard.isFetching && !dashboard.isLoading}
        onRefresh={reload}
      />
      {dashboard.isLoading ? <DashboardSkeleton view={viewFor(user)} /> : null}
      {dashboard.isError ? (
        <LoadFailure
          message={dashboard.error.message || t('Failed to load dashboard data')}
          onRetry={reload}
        />
      ) : null}
      {dashboard.data ? <View dashboard={dashboard.data} /> : null}
    </div>
  );
}

function View({ dashboard }: { dashboard: Dashboard }) {
  if (dashboard.role === dashboardRoles.platform) return <SuperAdminView dashboard={dashboard} />;
  if (dashboard.role === dashboardRoles.hotel) return <HotelAdminView dashboard={dashboard} />;
  return <StaffView dashboard={dashboard} />;
}

/** Replaces the figures of a hotel, which would all be zero. */
function WithoutHotel() {
  return (
    <div className={styles.screen}>
      <PageHeader title={t('Dashboard')} />
      <EmptyState
        icon="home"
        title={t('Your account belongs to no hotel')}
        text={t('The dashboard shows the figures of a hotel.')}
        action={
          <Can anyOf={['manage_releases']}>
            <Link to="/releases">{t('Go to the releases')}</Link>
          </Can>
        }
      />
    </div>
  );
}

interface DashboardHeaderProps {
  view: DashboardView;
  realtime: UseQueryResult<RealTimeStats>;
  busy: boolean;
  onRefresh: () => void;
}

function DashboardHeader({ view, realtime, busy, onRefresh }: DashboardHeaderProps) {
  return (
    <div>
      <PageHeader
        title={t('Dashboard')}
        subtitle={welcomeTo(view)}
        actions={
          <Button
            icon={<Icon name="reload" />}
            busy={busy}
            busyLabel={t('Refreshing...')}
            onClick={onRefresh}
          >
            {t('Refresh')}
          </Button>
        }
      />
      <LiveStats stats={realtime.data} error={realtime.error} />
    </div>
  );
}

interface LiveStatsProps {
  stats: RealTimeStats | undefined;
  error: Error | null;
}

/** Reserves its line while there are no figures. */
function LiveStats({ stats, error }: LiveStatsProps) {
  if (error) return <p className={styles.liveLine}>{error.message}</p>;
  if (!stats) return <p className={styles.liveLine} />;
  const { activeUsers, onlineBookings, systemStatus, timestamp } = stats;
  const isWell = systemStatus === 'operational';
  return (
    <div className={styles.liveLine} role="group" aria-label={t('Real-time figures')}>
      <Badge tone="success">
        <span className={styles.pulse} aria-hidden />
        {t('Live')}
      </Badge>
      <Figure label={t('Active users')} value={activeUsers} />
      <Figure label={t('Online bookings')} value={onlineBookings} />
      <span>
        {t('System status')} <Badge tone={isWell ? 'success' : 'warning'}>{statusText(systemStatus)}</Badge>
      </span>
      <time dateTime={timestamp}>{t('Updated {time}', { time: clockWithZone(timestamp) })}</time>
    </div>
  );
}

/** Shows an unknown status of a newer server unchanged. */
function statusText(status: string): string {
  if (status === 'operational') return t('operational');
  return status === 'degraded' ? t('degraded') : status;
}

/** Uses the browser's time zone, because the time shows how fresh the figures are. */
function clockWithZone(instant: string): string {
  return new Intl.DateTimeFormat(currentLocale(), {
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    timeZoneName: 'short',
  }).format(new Date(instant));
}

function Figure({ label, value }: { label: string; value: number }) {
  return (
    <span>
      {label} <strong className={styles.number}>{value}</strong>
    </span>
  );
}
