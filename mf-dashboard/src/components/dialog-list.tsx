import { Banner, Button } from '@suite/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';

interface DialogListProps {
  list: Pick<UseQueryResult, 'data' | 'error' | 'refetch'>;
  children: ReactNode;
}

/** A list, or its error with a button to retry. */
export function DialogList({ list, children }: DialogListProps) {
  if (!list.error || list.data) return children;
  return (
    <Banner tone="error">
      <p>{list.error.message}</p>
      <Button size="small" onClick={() => void list.refetch()}>
        Try Again
      </Button>
    </Banner>
  );
}
