import { PassingBanner } from '@suite/ui';
import styles from './list-bookings.module.css';

interface Loading {
  error: Error | null;
  errorUpdatedAt: number;
}

export interface Outcome {
  tone: 'success' | 'error';
  text: string;
}

interface BookingMessagesProps {
  list: Loading;
  stats: Loading;
  /** The oldest message comes first. */
  done: readonly Outcome[];
}

export function BookingMessages({ list, stats, done }: BookingMessagesProps) {
  const failures = { list, stats };
  const message = done.at(-1);
  return (
    <div className={styles.messages}>
      {Object.entries(failures).map(([name, { error, errorUpdatedAt }]) =>
        error ? <PassingBanner key={`${name} ${errorUpdatedAt}`} tone="error" text={error.message} /> : null,
      )}
      {message ? <PassingBanner key={done.length} {...message} /> : null}
    </div>
  );
}
