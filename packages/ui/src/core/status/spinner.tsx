import { classNames } from '../theme/class-names.ts';
import { t } from '../../languages/catalog.ts';
import styles from './spinner.module.css';

/** Props of {@link Spinner}. */
export interface SpinnerProps {
  text?: string | undefined;
  /** A sentence below the text. */
  hint?: string | undefined;
  /** `page` fills the window's height, `block` keeps some room, `inline` stands in a line. */
  place?: 'inline' | 'block' | 'page' | undefined;
}

/** Shows that something is loading. */
export function Spinner({ text = t('Loading...'), hint, place = 'block' }: SpinnerProps) {
  return (
    <div className={classNames(styles.spinner, styles[place])} role="status">
      <span className={styles.ring} aria-hidden />
      <span>{text}</span>
      {hint && <span className={styles.hint}>{hint}</span>}
    </div>
  );
}
