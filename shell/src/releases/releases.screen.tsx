import { Banner, Button } from '@suite/ui';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { ReleasesPending } from './components/releases-pending.tsx';
import { getReleasesOverviewQuery } from './queries/releases.query.ts';
import { DependenciesView } from './list-dependencies/dependencies-view.tsx';
import { readReleaseFilters, ReleasesList } from './list-releases/releases-list.tsx';
import { ServicesView } from './list-services/services-view.tsx';
import { usePageTitle } from '../page-title/use-page-title.ts';
import styles from './components/releases.module.css';
import { RemoteDetail } from './get-remote-releases/remote-detail.tsx';
import { t } from '../languages/catalog.ts';

export function ReleasesScreen() {
  const [search] = useSearchParams();
  const view = search.get('view');
  if (view === 'dependencies') return <DependenciesView />;
  return view === 'services' ? <ServicesView /> : <OverviewView />;
}

function OverviewView() {
  const [search] = useSearchParams();
  const remote = search.get('remote');
  const filters = readReleaseFilters(search);
  const overview = useQuery(getReleasesOverviewQuery(remote === null ? filters : { remote }));
  const name = overview.data?.remotes.find((one) => one.remote === remote)?.title ?? remote;
  usePageTitle(name === null ? t('Releases') : `${name} · ${t('Releases')}`);

  if (!overview.data) return <ReleasesPending query={overview} />;
  const { remotes, stranded } = overview.data;
  return (
    <div className={styles.screen}>
      {overview.error && (
        <Banner tone="error" title={t('What is shown may be old')}>
          {overview.error.message}{' '}
          <Button size="small" busy={overview.isFetching} onClick={() => void overview.refetch()}>
            {t('Retry')}
          </Button>
        </Banner>
      )}
      {remote === null ? (
        <ReleasesList overview={overview.data} filters={filters} />
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
