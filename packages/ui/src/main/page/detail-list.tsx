import type { ReactNode } from 'react';
import { isolateText } from './isolate-text.tsx';
import styles from './detail-list.module.css';

export interface DetailListProps {
  items: readonly { label: string; value: ReactNode }[];
}

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
