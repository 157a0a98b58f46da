import type { ReactNode } from 'react';
import { isolateText } from './isolate-text.tsx';
import styles from './detail-list.module.css';

/** Props of {@link DetailList}. */
export interface DetailListProps {
  /** What is said, in order; a missing value shows as a dash. */
  items: readonly { label: string; value: ReactNode }[];
}

/** Names and values of one record, in two columns where there is room. */
export function DetailList({ items }: DetailListProps) {
  return (
    <dl className={styles.list}>
      {items.map(({ label, value }) => (
        <div key={label} className={styles.item}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.value}>
            {value === null || value === undefined || value === '' ? '–' : isolateText(value)}
          </dd>
        </div>
      ))}
    </dl>
  );
}
