import type { SuperAdminDashboard } from '@suite/contracts/dashboard';
import styles from '../../../components/dashboard.module.css';
import { inFull } from '../../../domain/display-money.ts';

/** What the revenue is of, the amount in full, what came in other currencies, and what no rate says the price of. */
export function RevenueNote(stats: SuperAdminDashboard['bookingStats']) {
  const { revenue, currency, revenueByCurrency, nightsWithoutRate } = stats;
  const others = revenueByCurrency.filter((each) => each.currency !== currency);
  return (
    <>
      <span>Monthly total</span>
      {revenue > 0 ? ` ${inFull(revenue, currency)}` : null}
      {others.map((other) => (
        <span key={other.currency} className={styles.line}>
          {`and ${inFull(other.revenue, other.currency)}`}
        </span>
      ))}
      {nightsWithoutRate > 0 ? (
        <span className={styles.line}>{`${nightsWithoutRate} nights without a rate`}</span>
      ) : null}
    </>
  );
}
