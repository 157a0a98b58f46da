import type { RealTimeStats } from '@suite/contracts/dashboard';
import { currentLocale } from '@suite/i18n';
import { Badge } from '@suite/ui';
import { t } from '../../languages/catalog.ts';
import styles from './live-stats.module.css';

interface LiveStatsProps {
  stats: RealTimeStats | undefined;
  error: Error | null;
}

/** Reserves its line while there are no figures. */
export function LiveStats({ stats, error }: LiveStatsProps) {
  if (error) return <p className={styles.line}>{error.message}</p>;
  if (!stats) return <p className={styles.line} />;
  const { activeUsers, onlineBookings, systemStatus, timestamp } = stats;
  const isWell = systemStatus === 'operational';
  return (
    <div className={styles.line} role="group" aria-label={t('Real-time figures')}>
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
