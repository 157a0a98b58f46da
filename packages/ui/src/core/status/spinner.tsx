import { classNames } from '../theme/class-names.ts';
import { t } from '../../languages/catalog.ts';
import styles from './spinner.module.css';

export interface SpinnerProps {
  text?: string | undefined;
  hint?: string | undefined;
  place?: 'inline' | 'block' | 'page' | undefined;
}

export function Spinner({ text = t('Loading...'), hint, place = 'block' }: SpinnerProps) {
  return (
    <div className={classNames(styles.spinner, styles[place])} role="status">
      <span className={styles.ring} aria-hidden />
      <span>{text}</span>
      {hint && <span className={styles.hint}>{hint}</span>}
    </div>
  );
}
