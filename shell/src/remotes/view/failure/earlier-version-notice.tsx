import { Banner, Button } from '@suite/ui/core';
import styles from './earlier-version-notice.module.css';
import { useRetry } from './use-retry.ts';

interface EarlierVersionNoticeProps {
  title: string;
  /** Given once the newest release has failed; until then it is still on its way. */
  onRetry?: () => Promise<void>;
}

/** Says that a remote is shown as it was before its newest release. */
export function EarlierVersionNotice({ title, onRetry }: EarlierVersionNoticeProps) {
  return (
    <div className={styles.notice}>
      <Banner tone="info">
        {title} is shown in an earlier version while the newest{' '}
        {onRetry ? <RetryButton onRetry={onRetry} /> : 'is still loading.'}
      </Banner>
    </div>
  );
}

function RetryButton({ onRetry }: { onRetry: () => Promise<void> }) {
  const { busy, retry } = useRetry(onRetry);
  return (
    <>
      cannot be loaded.{' '}
      <Button variant="text" busy={busy} onClick={retry}>
        Try again
      </Button>
    </>
  );
}
