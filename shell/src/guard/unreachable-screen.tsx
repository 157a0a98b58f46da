import { Banner, Button } from '@suite/ui/core';
import styles from './unreachable-screen.module.css';

/** Stands in for the whole page while the server cannot be asked who is signed in. */
export function UnreachableScreen({ onRetry }: { onRetry: () => void }) {
  return (
    <main className={styles.page}>
      <Banner tone="error" title="The server cannot be reached">
        Nothing is lost. Check your connection and try again.
      </Banner>
      <Button variant="primary" onClick={onRetry}>
        Try Again
      </Button>
    </main>
  );
}
