import type { BookingStats } from '@suite/contracts/bookings';
import { Button, StatCard, StatGrid, type IconName, type Tone } from '@suite/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import { t } from '../../languages/catalog.ts';
import styles from './list-bookings.module.css';

const cards = (): { count: keyof BookingStats; label: string; icon: IconName; tone: Tone }[] => [
  { count: 'total_bookings', label: t('Total Bookings'), icon: 'bookings', tone: 'accent' },
  { count: 'verified_bookings', label: t('Verified'), icon: 'check', tone: 'success' },
  { count: 'pending_bookings', label: t('Pending'), icon: 'clock', tone: 'warning' },
  { count: 'todays_checkins', label: t("Today's Check-ins"), icon: 'arrivals', tone: 'info' },
  { count: 'todays_checkouts', label: t("Today's Check-outs"), icon: 'departures', tone: 'info' },
  { count: 'upcoming_checkins', label: t('Upcoming'), icon: 'home', tone: 'neutral' },
];

export function BookingStatCards({ stats }: { stats: UseQueryResult<BookingStats> }) {
  const loading = !stats.data && stats.isFetching;
  return (
    <section aria-label={t('Booking statistics')} className={styles.stats}>
      <div className={styles.wide}>
        <StatGrid oneLine>
          {cards().map(({ count, label, icon, tone }) => (
            <StatCard
              key={count}
              label={label}
              value={stats.data?.[count]}
              loading={loading}
              icon={icon}
              tone={tone}
            />
          ))}
        </StatGrid>
      </div>
      {stats.isError && !stats.data && !loading ? (
        <p className={styles.muted}>
          {t('The bookings could not be counted.')}{' '}
          <Button variant="link" size="small" onClick={() => void stats.refetch()}>
            {t('Count again')}
          </Button>
        </p>
      ) : null}
    </section>
  );
}
