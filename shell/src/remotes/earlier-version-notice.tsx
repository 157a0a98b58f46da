import { Banner, Button } from '@suite/ui/core';
import styles from './earlier-version-notice.module.css';
import { useRetry } from './use-retry.ts';

/** Says that a remote is shown as it was before its newest release. */
export function EarlierVersionNotice({ title, onRetry }: { title: string; onRetry: () => Promise<void> }) {
  const { busy, retry } = useRetry(onRetry);
  return (
    <div className={styles.notice}>
      <Banner tone="info">
        {title} is shown in an earlier version while the newest cannot be loaded.{' '}
        <Button variant="text" busy={busy} onClick={retry}>
          Try again
        </Button>
      </Banner>
    </div>
  );
}
