import { classNames } from '../../core/theme/class-names.ts';
import { t } from '../../languages/catalog.ts';
import styles from './progress-bar.module.css';
import type { Tone } from './tone.ts';

/** Props of {@link ProgressBar}. */
export interface ProgressBarProps {
  /** Names the bar for assistive technology. */
  label: string;
  value: number;
  total: number;
  /** What is read out instead of the numbers. */
  text?: string | undefined;
  tone?: Exclude<Tone, 'neutral'> | undefined;
}

/** A share of a total; 0 of 0 is an empty bar. */
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
