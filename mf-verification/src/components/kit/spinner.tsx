import { classNames } from '@suite/ui/headless';
import styles from './spinner.module.css';

interface SpinnerProps {
  /** Without a label the ring is hidden from screen readers. */
  label?: string | undefined;
  page?: boolean;
}

export function Spinner({ label, page = false }: SpinnerProps) {
  if (label === undefined) return <span className={styles.ring} aria-hidden />;
  return (
    <p role="status" className={classNames(styles.spinner, page && styles.page)}>
      <span className={styles.ring} aria-hidden />
      {label}
    </p>
  );
}
