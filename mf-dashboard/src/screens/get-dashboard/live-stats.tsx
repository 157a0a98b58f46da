import type { RealTimeStats } from '@suite/contracts/dashboard';
import { Badge } from '@suite/ui';
import styles from './live-stats.module.css';

interface LiveStatsProps {
  stats: RealTimeStats | undefined;
  error: Error | null;
}

/** The current figures; reserves its line while there are none. */
export function LiveStats({ stats, error }: LiveStatsProps) {
  if (error) return <p className={styles.line}>{error.message}</p>;
  if (!stats) return <p className={styles.line} />;
  const { activeUsers, onlineBookings, systemStatus, timestamp } = stats;
  const isWell = systemStatus === 'operational';
  return (
    <div className={styles.line} role="group" aria-label="Real-time figures">
      <Badge tone="success">
        <span className={styles.pulse} aria-hidden />
        Live
      </Badge>
      <Figure label="Active users" value={activeUsers} />
      <Figure label="Online bookings" value={onlineBookings} />
      <span>
        System status <Badge tone={isWell ? 'success' : 'warning'}>{systemStatus}</Badge>
      </span>
      <time dateTime={timestamp}>{`Updated ${clock.format(new Date(timestamp))}`}</time>
    </div>
  );
}

// In the browser's time zone, as it says how fresh the figures are.
const clock = new Intl.DateTimeFormat('en-GB', {
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  timeZoneName: 'short',
});

function Figure({ label, value }: { label: string; value: number }) {
  return (
    <span>
      {label} <strong className={styles.number}>{value}</strong>
    </span>
  );
}
