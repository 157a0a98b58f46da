import type { ReactNode } from 'react';
import styles from './live-region.module.css';

/** Words for a screen reader alone. */
export function Unseen({ children }: { children: ReactNode }) {
  return <span className={styles.unseen}>{children}</span>;
}
