import { Badge, type Tone } from '@suite/ui';
import type { BulkRow, BulkState } from '../../domain/bulk-run.ts';
import styles from './bulk-dialog.module.css';

const marks: Record<BulkState, { tone: Tone; label: string }> = {
  waiting: { tone: 'neutral', label: 'Waiting' },
  running: { tone: 'info', label: 'Working' },
  done: { tone: 'success', label: 'Done' },
  unneeded: { tone: 'neutral', label: 'Left out' },
  refused: { tone: 'danger', label: 'Refused' },
};

interface BulkRowsProps {
  /** A row without a state has yet to be agreed to. */
  rows: readonly (Omit<BulkRow, 'state'> & { state: BulkState | null })[];
}

/** Whose bookings they are, and what has become of each. */
export function BulkRows({ rows }: BulkRowsProps) {
  return (
    <ul className={styles.rows} aria-label="Chosen bookings" tabIndex={0}>
      {rows.map(({ booking, state, text }) => (
        <li key={booking.id} className={styles.row}>
          <span className={styles.who}>
            {booking.name} <span className={styles.what}>{`#${booking.id}`}</span>
            {state && text ? <span className={styles.text}>{text}</span> : null}
          </span>
          {state ? <Badge tone={marks[state].tone}>{marks[state].label}</Badge> : null}
        </li>
      ))}
    </ul>
  );
}
