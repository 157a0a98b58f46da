import { Banner, Button } from '@suite/ui/core';
import styles from './unreachable-screen.module.css';
import { t } from '../languages/catalog.ts';

export function UnreachableScreen({ onRetry }: { onRetry: () => void }) {
  return (
    <main className={styles.page}>
      <Banner tone="error" title={t('The server cannot be reached')}>
        {t('Nothing is lost. Check your connection and try again.')}
      </Banner>
      <Button variant="primary" onClick={onRetry}>
        {t('Try Again')}
      </Button>
    </main>
  );
}
