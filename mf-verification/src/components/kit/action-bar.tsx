import type { ReactNode } from 'react';
import styles from './action-bar.module.css';

interface ActionBarProps {
  /** A control that must be used before the actions stays in view with them. */
  first?: ReactNode;
  children: ReactNode;
}

export function ActionBar({ first, children }: ActionBarProps) {
  return (
    <div className={styles.bar}>
      {first ? <div className={styles.first}>{first}</div> : null}
      {children}
    </div>
  );
}
