import type { SuperAdminDashboard } from '@suite/contracts/dashboard';
import styles from '../../../components/dashboard.module.css';
import { inFull } from '../../../domain/display-money.ts';
import { t, tn } from '../../../languages/catalog.ts';

export function RevenueNote(stats: SuperAdminDashboard['bookingStats']) {
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
