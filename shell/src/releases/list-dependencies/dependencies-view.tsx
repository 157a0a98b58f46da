import { EmptyState, PageHeader, Panel, Tabs } from '@suite/ui';
import { useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router-dom';
import { ReleasesPending } from '../components/releases-pending.tsx';
import { getReleaseDependenciesQuery } from '../queries/releases.query.ts';
import { needsByRelease } from '../domain/group-dependencies.ts';
import { NeededPanel } from './needed-panel.tsx';
import { ReleaseNeedsPanel } from './release-needs-panel.tsx';
import styles from '../components/releases.module.css';
import { usePageTitle } from '../../page-title/use-page-title.ts';
import { t } from '../../languages/catalog.ts';

export function DependenciesView() {
  const [search, setSearch] = useSearchParams();
  const query = useQuery(getReleaseDependenciesQuery);
  usePageTitle(`${t('Dependencies')} · ${t('Releases')}`);
  const by = search.get('by') === 'need' ? 'need' : 'remote';
  const name = search.get('name') ?? '';
  const show = (changed: { by?: string; name?: string }) => {
    const wanted = Object.entries({ view: 'dependencies', by, name, ...changed });
    setSearch(
      wanted.filter(([, value]) => value !== ''),
      { replace: true },
    );
  };

  if (!query.data) return <ReleasesPending query={query} />;
  const { releases } = query.data;
  return (
    <div className={styles.screen}>
      <Link to="?" className={styles.back}>
        {t('← All releases')}
      </Link>
      <PageHeader
        title={t('Dependencies')}
        subtitle={t('What each live release needs of the server, the shell and other remotes')}
      />
      {releases.length === 0 ? (
        <Panel>
          <EmptyState title={t('No release is live')} />
        </Panel>
      ) : (
        <Tabs
          label={t('Seen from')}
          value={by}
          tabs={[
            { value: 'remote', label: t('Remotes') },
            { value: 'need', label: t('What is needed') },
          ]}
          onChange={(value) => show({ by: value })}
        >
          <div className={styles.screen}>
            {by === 'need' ? (
              <NeededPanel found={query.data} name={name} onSearch={(value) => show({ name: value })} />
            ) : (
              needsByRelease(query.data).map((one) => (
                <ReleaseNeedsPanel key={`${one.remote}/${one.release}`} release={one} releases={releases} />
              ))
            )}
          </div>
        </Tabs>
      )}
    </div>
  );
}
