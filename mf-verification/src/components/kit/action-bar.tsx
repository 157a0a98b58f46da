import type { ReactNode } from 'react';
import styles from './action-bar.module.css';

interface ActionBarProps {
  /** A control that has to be used before the actions, in sight together with them. */
  first?: ReactNode;
  children: ReactNode;
}

/** What can be done next, where the thumb is: it stays in sight while the page is scrolled. */
export function ActionBar({ first, children }: ActionBarProps) {
  return (
    <div className={styles.bar}>
      {first ? <div className={styles.first}>{first}</div> : null}
      {children}
    </div>
  );
}
