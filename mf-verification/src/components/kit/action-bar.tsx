import type { ReactNode } from 'react';
import styles from './action-bar.module.css';

interface ActionBarProps {
  /** What is to be done first. */
  hint?: string | undefined;
  children: ReactNode;
}

/** What can be done next, where the thumb is: it stays in sight while the page is scrolled. */
export function ActionBar({ hint, children }: ActionBarProps) {
  return (
    <div className={styles.bar}>
      {hint === undefined ? null : <p className={styles.hint}>{hint}</p>}
      {children}
    </div>
  );
}
