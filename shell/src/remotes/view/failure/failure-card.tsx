import { Button } from '@suite/ui/core';
import { useEffect, useState, type ReactNode } from 'react';
import { verifyConnection } from '../../../connection/watch-connection.ts';
import styles from './failure.module.css';
import { t } from '../../../languages/catalog.ts';

interface FailureCardProps {
  title: string;
  busy?: boolean;
  onRetry: () => void;
  children: ReactNode;
  details?: ReactNode;
}

export function FailureCard({ title, busy = false, onRetry, children, details }: FailureCardProps) {
  useEffect(verifyConnection, []);
  return (
    <section className={styles.card} role="alert">
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.text}>{children}</p>
      {details}
      <Button variant="primary" busy={busy} onClick={onRetry}>
        {t('Retry')}
      </Button>
    </section>
  );
}

export function useRetry(onRetry: () => Promise<void>): { busy: boolean; retry: () => void } {
  const [busy, setBusy] = useState(false);
  const settle = () => setBusy(false);
  const retry = () => {
    setBusy(true);
    onRetry().then(settle, settle);
  };
  return { busy, retry };
}
