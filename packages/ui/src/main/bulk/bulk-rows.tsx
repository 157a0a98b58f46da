import type { Key, ReactNode } from 'react';
import { Badge, type Tone } from '../status/badge.tsx';
import { t } from '../../languages/catalog.ts';
import type { BulkState } from './bulk-run.ts';
import styles from './bulk.module.css';

const marks = (): Record<BulkState, { tone: Tone; label: string }> => ({
  waiting: { tone: 'neutral', label: t('Waiting') },
  running: { tone: 'info', label: t('Working') },
  done: { tone: 'success', label: t('Done') },
  unneeded: { tone: 'neutral', label: t('Left out') },
  refused: { tone: 'danger', label: t('Refused') },
});

export interface BulkItemName {
  key: Key;
  name: string;
  detail: string;
}

interface BulkRowsProps {
  label: string;
  rows: readonly { item: BulkItemName; state: BulkState | null; text: string; action: ReactNode }[];
}

export function BulkRows({ label, rows }: BulkRowsProps) {
  const markOf = marks();
  return (
    <ul className={styles.rows} aria-label={label} tabIndex={0}>
      {rows.map(({ item, state, text, action }) => (
        <li key={item.key} className={styles.row}>
          <span className={styles.who}>
            {item.name} <span className={styles.what}>{item.detail}</span>
            {state && text ? <span className={styles.text}>{text}</span> : null}
          </span>
          {action}
          {state ? <Badge tone={markOf[state].tone}>{markOf[state].label}</Badge> : null}
        </li>
      ))}
    </ul>
  );
}
