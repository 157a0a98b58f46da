import type { Key } from 'react';
import { Badge } from '../status/badge.tsx';
import type { Tone } from '../status/tone.ts';
import { t } from '../../languages/catalog.ts';
import type { BulkState } from './bulk-run.ts';
import styles from './bulk-dialog.module.css';

const marks = (): Record<BulkState, { tone: Tone; label: string }> => ({
  waiting: { tone: 'neutral', label: t('Waiting') },
  running: { tone: 'info', label: t('Working') },
  done: { tone: 'success', label: t('Done') },
  unneeded: { tone: 'neutral', label: t('Left out') },
  refused: { tone: 'danger', label: t('Refused') },
});

/** How a record is named in the list of a bulk action. */
export interface BulkItemName {
  key: Key;
  name: string;
  /** What tells it from others of its name. */
  detail: string;
}

interface BulkRowsProps {
  label: string;
  /** A row without a state has yet to be agreed to. */
  rows: readonly { item: BulkItemName; state: BulkState | null; text: string }[];
}

/** The records of a bulk action, and what has become of each. */
export function BulkRows({ label, rows }: BulkRowsProps) {
  const markOf = marks();
  return (
    <ul className={styles.rows} aria-label={label} tabIndex={0}>
      {rows.map(({ item, state, text }) => (
        <li key={item.key} className={styles.row}>
          <span className={styles.who}>
            {item.name} <span className={styles.what}>{item.detail}</span>
            {state && text ? <span className={styles.text}>{text}</span> : null}
          </span>
          {state ? <Badge tone={markOf[state].tone}>{markOf[state].label}</Badge> : null}
        </li>
      ))}
    </ul>
  );
}
