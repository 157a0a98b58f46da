import type { ReactNode } from 'react';
import styles from './page.module.css';

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

/** Keeps the order of a text: in a page from right to left `Ana +2` or `12 High Street` would turn around. */
export function isolateText(value: ReactNode): ReactNode {
  return typeof value === 'string' ? <bdi>{value}</bdi> : value;
}
