import {
  EmptyState,
  PageHeader,
  Panel,
  Tabs,
  Badge,
  DataTable,
  SearchInput,
  type DataColumn,
} from '@suite/ui';
import { useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router-dom';
import { ReleasesPending } from '../components/releases-pending.tsx';
import { getReleaseDependenciesQuery } from '../queries/releases.query.ts';
import {
  dependencyKindText,
  dependentText,
  providerText,
  unmetText,
  needsByName,
  type SharedNeed,
} from '../domain/dependencies.ts';
import styles from '../components/releases.module.css';
import { usePageTitle } from '../../page-title/use-page-title.ts';
import { t, tn } from '../../languages/catalog.ts';
import type { DependentRelease, ReleaseDependencies } from '@suite/descriptor';
import { maxShown, RemotesPanel } from './remotes-panel.tsx';

const columnsOf = (releases: readonly DependentRelease[]): DataColumn<SharedNeed>[] => [
  {
    key: 'name',
    title: t('Name'),
    render: ({ name }) => (
      <code className={styles.dependency} dir="ltr">
        {name}
      </code>
    ),
  },
  { key: 'kind', title: t('Kind'), render: ({ kind }) => dependencyKindText(kind) },
  { key: 'provider', title: t('Provided by'), render: ({ provider }) => providerText(provider, releases) },
  {
    key: 'provided',
    title: t('Provided versions'),
    render: ({ provided }) => <bdi>{provided?.join(', ') || '–'}</bdi>,
  },
  {
    key: 'needs',
    title: t('Needed by'),
    wide: true,
    render: ({ needs }) => (
      <ul className={styles.dependents}>
        {needs.slice(0, maxShown).map((need) => (
          <li key={`${need.remote}/${need.release}`}>
            {dependentText(need, releases)} <bdi className={styles.version}>{need.wanted}</bdi>{' '}
            {unmetText(need) !== undefined && <Badge tone="warning">{unmetText(need)}</Badge>}
          </li>
        ))}
        {needs.length > maxShown && (
          <li>{tn(needs.length - maxShown, '{count} more release', '{count} more releases')}</li>
        )}
      </ul>
    ),
  },
];

export function DependenciesView() {
  const [search, setSearch] = useSearchParams();
  const query = useQuery(getReleaseDependenciesQuery);
  usePageTitle(`${t('Dependencies')} · ${t('Releases')}`);
  const by = search.get('by') === 'need' ? 'need' : 'remote';
  const name = search.get('name') ?? '';
  const page = Number(/^[1-9]\d{0,4}$/.exec(search.get('page') ?? '')?.[0] ?? '1');
  const show = (changed: { by?: string; name?: string; page?: string }) => {
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
          onChange={(value) => show({ by: value, name: '' })}
        >
          <div className={styles.screen}>
            {by === 'need' ? (
              <NeededPanel found={query.data} name={name} onSearch={(value) => show({ name: value })} />
            ) : (
              <RemotesPanel
                found={query.data}
                name={name}
                onSearch={(value) => show({ name: value })}
                page={page}
                onPage={(next) => show({ page: String(next) })}
              />
            )}
          </div>
        </Tabs>
      )}
    </div>
  );
}

interface NeededPanelProps {
  found: ReleaseDependencies;
  name: string;
  onSearch: (name: string) => void;
}

function NeededPanel({ found, name, onSearch }: NeededPanelProps) {
  return (
    <>
      <SearchInput
        label={t('Name of a call or module')}
        placeholder={t('Name of a call or module')}
        value={name}
        onChange={onSearch}
      />
      <Panel flush title={t('What is needed')}>
        <DataTable
          label={t('What is needed')}
          columns={columnsOf(found.releases)}
          rows={needsByName(found, name)}
          rowKey={({ key }) => key}
          empty={<EmptyState title={t('No live release needs a call or module of this name')} />}
        />
      </Panel>
    </>
  );
}
