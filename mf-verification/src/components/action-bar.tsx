import type { ReactNode } from 'react';
import styles from './action-bar.module.css';

/** What can be done next, where the thumb is: it stays in sight while the page is scrolled. */
export function ActionBar({ children }: { children: ReactNode }) {
  return <div className={styles.bar}>{children}</div>;
}
