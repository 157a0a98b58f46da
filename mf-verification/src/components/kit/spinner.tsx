import { classNames } from '@suite/ui/headless';
import styles from './spinner.module.css';

interface SpinnerProps {
  /** What is awaited; without it the turning ring alone is seen, and said nothing of. */
  label?: string | undefined;
  /** In the middle of an otherwise empty page. */
  page?: boolean;
}

/** Something is on its way. */
export function Spinner({ label, page = false }: SpinnerProps) {
  if (label === undefined) return <span className={styles.ring} aria-hidden />;
  return (
    <p role="status" className={classNames(styles.spinner, page && styles.page)}>
      <span className={styles.ring} aria-hidden />
      {label}
    </p>
  );
}
