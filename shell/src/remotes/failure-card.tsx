import { Button } from '@suite/ui/core';
import type { ReactNode } from 'react';
import styles from './failure-card.module.css';

interface FailureCardProps {
  title: string;
  busy?: boolean;
  onRetry: () => void;
  children: ReactNode;
}

/** Stands in the place of something that failed, and nowhere else. */
export function FailureCard({ title, busy = false, onRetry, children }: FailureCardProps) {
  return (
    <section className={styles.card} role="alert">
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.text}>{children}</p>
      <Button variant="primary" busy={busy} onClick={onRetry}>
        Retry
      </Button>
    </section>
  );
}
