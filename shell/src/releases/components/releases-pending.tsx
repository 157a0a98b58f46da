import { Skeleton } from '@suite/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import { FailureCard } from '../../remotes/view/failure/failure-card.tsx';
import { t } from '../../languages/catalog.ts';

interface ReleasesPendingProps {
  query: Pick<UseQueryResult, 'isPending' | 'isFetching' | 'error' | 'refetch'>;
}

export function ReleasesPending({ query }: ReleasesPendingProps) {
  const { isPending, isFetching, error, refetch } = query;
  if (isPending) return <Skeleton lines={8} text={t('Loading releases...')} />;
  return (
    <FailureCard title={t('The releases could not be read')} busy={isFetching} onRetry={() => void refetch()}>
      {error?.message}
    </FailureCard>
  );
}
