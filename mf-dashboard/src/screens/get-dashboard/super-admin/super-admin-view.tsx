import { dashboardRoles, type SuperAdminDashboard } from '@suite/contracts/dashboard';
import { Panel } from '@suite/ui';
import { ActivityList } from '../../../components/activity-list.tsx';
import { DashboardCards } from '../../../components/dashboard-cards.tsx';
import { ChartPanel } from '../../../components/chart/chart-panel.tsx';
import styles from '../../../components/dashboard.module.css';
import { RangeForm } from '../../../components/range-form.tsx';
import { monthlyGrowthChart, revenueTrendChart } from '../../../domain/chart-models.ts';
import { inMillions, inFull, formatGrowth } from '../../../domain/display-number.ts';
import { t, tn } from '../../../languages/catalog.ts';

export function SuperAdminView({ dashboard }: { dashboard: SuperAdminDashboard }) {
  const { hotelStats, bookingStats, monthlyData, range } = dashboard;
  const { monthlyGrowth } = hotelStats;
  return (
    <>
      <DashboardCards
        view={dashboardRoles.platform}
        figures={[
          {
            value: hotelStats.totalHotels,
            note:
              monthlyGrowth === null
                ? t('All of them new this month')
                : t('{growth} this month', { growth: formatGrowth(monthlyGrowth) }),
          },
          {
            value: bookingStats.totalBookings,
            note: t('{count} this month', { count: bookingStats.thisMonthBookings }),
          },
          {
            value: inMillions(bookingStats.revenue, bookingStats.currency),
            note: <RevenueNote {...bookingStats} />,
          },
          { value: hotelStats.pendingHotels, note: t('Awaiting approval') },
        ]}
      />
      <RangeForm shown={range} />
      <div className={styles.pair}>
        <ChartPanel model={monthlyGrowthChart(monthlyData)} range={range} />
        <ChartPanel model={revenueTrendChart(monthlyData, bookingStats.currency)} range={range} />
      </div>
      <div className={styles.pair}>
        <TopHotels hotels={dashboard.topPerformingHotels} />
        <ActivityList activities={dashboard.recentActivities} generatedAt={dashboard.generatedAt} />
      </div>
    </>
  );
}

function RevenueNote(stats: SuperAdminDashboard['bookingStats']) {
  const { revenue, currency, revenueByCurrency, nightsWithoutRate } = stats;
  const others = revenueByCurrency.filter((each) => each.currency !== currency);
  return (
    <>
      {revenue > 0 ? t('Monthly total {amount}', { amount: inFull(revenue, currency) }) : t('Monthly total')}
      {others.map((other) => (
        <span key={other.currency} className={styles.line}>
          {t('and {amount}', { amount: inFull(other.revenue, other.currency) })}
        </span>
      ))}
      {nightsWithoutRate > 0 ? (
        <span className={styles.line}>
          {tn(nightsWithoutRate, '{count} night without a rate', '{count} nights without a rate')}
        </span>
      ) : null}
    </>
  );
}

function TopHotels({ hotels }: { hotels: SuperAdminDashboard['topPerformingHotels'] }) {
  return (
    <Panel title={t('Top Performing Hotels')}>
      {hotels.length === 0 ? (
        <p className={styles.muted}>{t('No hotel has bookings in this time.')}</p>
      ) : null}
      <ol className={styles.rows}>
        {hotels.map(({ id, name, bookings, revenue, currency }) => (
          <li key={id} className={styles.row}>
            <span className={styles.rowText}>
              <span className={styles.strong}>
                <bdi>{name}</bdi>
              </span>
              <span className={`${styles.line} ${styles.muted}`}>
                {tn(bookings, '{count} booking', '{count} bookings')}
              </span>
            </span>
            <span>{currency === null ? t('No rates set') : inFull(revenue, currency)}</span>
          </li>
        ))}
      </ol>
    </Panel>
  );
}
