import type { ReactNode } from 'react';
import styles from './stat-grid.module.css';

/** Stat cards side by side, as many in a row as fit. */
export function StatGrid({ children }: { children: ReactNode }) {
  return <div className={styles.grid}>{children}</div>;
}
