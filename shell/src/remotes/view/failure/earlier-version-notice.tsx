import { Banner, Button } from '@suite/ui/core';
import styles from './failure.module.css';
import { useRetry } from './failure-card.tsx';
import { rich, t } from '../../../languages/catalog.ts';

interface EarlierVersionNoticeProps {
  title: string;
  /** Is undefined while the newest release is still loading. */
  onRetry?: () => Promise<void>;
}

export function EarlierVersionNotice({ title, onRetry }: EarlierVersionNoticeProps) {
  return (
    <div className={styles.notice}>
      <Banner tone="info">
        {onRetry
          ? rich('{title} is shown in an earlier version while the newest cannot be loaded. {retry}', {
              title,
              retry: <RetryButton onRetry={onRetry} />,
            })
          : t('{title} is shown in an earlier version while the newest is still loading.', { title })}
      </Banner>
    </div>
  );
}

function RetryButton({ onRetry }: { onRetry: () => Promise<void> }) {
  const { busy, retry } = useRetry(onRetry);
  return (
    <Button variant="text" busy={busy} onClick={retry}>
      {t('Try again')}
    </Button>
  );
}
