import { Banner, Button } from '@suite/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { t } from '../languages/catalog.ts';

interface LoadFailureProps {
  message: string;
  onRetry: () => void;
}

export function LoadFailure({ message, onRetry }: LoadFailureProps) {
  return (
    <Banner tone="error">
      <p>{message}</p>
      <Button size="small" onClick={onRetry}>
        {t('Try Again')}
      </Button>
    </Banner>
  );
}

interface DialogListProps {
  list: Pick<UseQueryResult, 'data' | 'error' | 'refetch'>;
  children: ReactNode;
}

export function DialogList({ list, children }: DialogListProps) {
  if (!list.error || list.data) return children;
  return <LoadFailure message={list.error.message} onRetry={() => void list.refetch()} />;
}
