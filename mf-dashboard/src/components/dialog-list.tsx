import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { LoadFailure } from './load-failure.tsx';

interface DialogListProps {
  list: Pick<UseQueryResult, 'data' | 'error' | 'refetch'>;
  children: ReactNode;
}

export function DialogList({ list, children }: DialogListProps) {
  if (!list.error || list.data) return children;
  return <LoadFailure message={list.error.message} onRetry={() => void list.refetch()} />;
}
