import { Banner, Button, Skeleton } from '@suite/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { FailureCard } from '../remotes/view/failure/failure-card.tsx';
import { getReleasesOverviewQuery } from './queries/get-releases-overview.query.ts';
import { ReleasesList } from './list-releases/releases-list.tsx';
import styles from './components/releases.module.css';
import { RemoteDetail } from './get-remote-releases/remote-detail.tsx';

/** Releases: what visitors get of each remote, how it does, and moving it. */
export function ReleasesScreen() {
  const [search] = useSearchParams();
  const remote = search.get('remote');
  const overview = useQuery(getReleasesOverviewQuery);
  useEffect(() => {
    document.title = 'Releases · Management Suite';
    return () => {
      document.title = 'Management Suite';
    };
  }, []);

  const retry = () => void overview.refetch();
  if (overview.isPending) return <Skeleton lines={8} text="Loading releases..." />;
  if (!overview.data) {
    return (
      <FailureCard title="The releases could not be read" busy={overview.isFetching} onRetry={retry}>
        {overview.error.message}
      </FailureCard>
    );
  }
  const { remotes, stranded } = overview.data;
  return (
    <div className={styles.screen}>
      {overview.error && (
        <Banner tone="error" title="What is shown may be old">
          {overview.error.message}{' '}
          <Button size="small" busy={overview.isFetching} onClick={retry}>
            Retry
          </Button>
        </Banner>
      )}
      {remote === null ? (
        <ReleasesList remotes={remotes} stranded={stranded} />
      ) : (
        <RemoteDetail
          key={remote}
          name={remote}
          known={remotes.find((one) => one.remote === remote)}
          stranded={stranded.filter((one) => one.remote === remote)}
        />
      )}
    </div>
  );
}
