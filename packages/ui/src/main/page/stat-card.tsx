import type { ReactNode } from 'react';
import { classNames } from '../../core/theme/class-names.ts';
import { Icon, type IconName } from '../icon/icon.tsx';
import styles from './stat-card.module.css';
import type { Tone } from '../status/badge.tsx';
import tones from '../status/tone.module.css';

export interface StatCardProps {
  label: string;
  value: number | string | undefined;
  loading?: boolean | undefined;
  icon?: IconName | undefined;
  tone?: Tone | undefined;
  note?: ReactNode;
}

export function StatCard({ label, value, loading = false, icon, tone = 'accent', note }: StatCardProps) {
  return (
    <div
      className={classNames(styles.card, Boolean(note) && styles.noted)}
      role="group"
      aria-label={label}
      aria-busy={loading}
    >
      <p className={styles.label}>{label}</p>
      <p className={styles.value}>{loading ? '...' : (value ?? 0)}</p>
      {icon ? (
        <span className={classNames(styles.icon, tones[tone])}>
          <Icon name={icon} />
        </span>
      ) : null}
      {note ? <p className={styles.note}>{note}</p> : null}
    </div>
  );
}
