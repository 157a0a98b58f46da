import type { ReactNode } from 'react';
import styles from './detail-list.module.css';

export interface Detail {
  label: string;
  value: ReactNode;
}

export function DetailList({ items }: { items: readonly Detail[] }) {
  return (
    <dl className={styles.list}>
      {items.map(({ label, value }) => (
        <div key={label} className={styles.item}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
