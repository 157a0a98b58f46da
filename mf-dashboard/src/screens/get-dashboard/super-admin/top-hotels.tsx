import type { SuperAdminDashboard } from '@suite/contracts/dashboard';
import { Panel } from '@suite/ui';
import styles from '../../../components/dashboard.module.css';
import { inFull } from '../../../domain/display-money.ts';
import { t, tn } from '../../../languages/catalog.ts';

export function TopHotels({ hotels }: { hotels: SuperAdminDashboard['topPerformingHotels'] }) {
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
