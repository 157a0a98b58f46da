import { classNames } from '../../core/theme/class-names.ts';
import { t } from '../../languages/catalog.ts';
import styles from './status.module.css';
import type { Tone } from './badge.tsx';

export interface ProgressBarProps {
  label: string;
  value: number;
  total: number;
  text?: string | undefined;
  tone?: Exclude<Tone, 'neutral'> | undefined;
}

export function ProgressBar({ label, value, total, text, tone = 'accent' }: ProgressBarProps) {
  const percent = total > 0 ? Math.min(100, Math.max(0, (value / total) * 100)) : 0;
  return (
    <div
      className={styles.bar}
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={total}
      aria-valuenow={value}
      aria-valuetext={text ?? t('{value} of {total}', { value, total })}
    >
      <div className={classNames(styles.fill, styles[tone])} style={{ width: `${percent}%` }} />
    </div>
  );
}
