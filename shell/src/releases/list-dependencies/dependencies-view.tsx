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
  needsByRelease,
  dependencyKindText,
  dependentText,
  providerText,
  unmetText,
  needsByName,
  type SharedNeed,
  type ReleaseNeeds,
} from '../domain/dependencies.ts';
import styles from '../components/releases.module.css';
import { usePageTitle } from '../../page-title/use-page-title.ts';
import { t } from '../../languages/catalog.ts';
import type { DependentRelease, ReleaseDependencies, ReleaseDependency } from '@suite/descriptor';
import { ReleaseLabel } from '../components/release-label.tsx';

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
        {needs.map((need) => (
          <li key={`${need.remote}/${need.release}`}>
            {dependentText(need, releases)} <bdi className={styles.version}>{need.wanted}</bdi>{' '}
            {unmetText(need) !== undefined && <Badge tone="warning">{unmetText(need)}</Badge>}
          </li>
        ))}
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

interface ReleaseNeedsPanelProps {
  release: ReleaseNeeds;
  releases: readonly DependentRelease[];
}

function ReleaseNeedsPanel({ release, releases }: ReleaseNeedsPanelProps) {
  const { title, needs, neededBy } = release;
  return (
    <Panel
      title={
        <>
          {title} <ReleaseLabel release={release.release} />
        </>
      }
    >
      <div className={styles.sections}>
        {needs.map(({ kind, dependencies }) => (
          <NeedList
            key={kind}
            title={`${dependencyKindText(kind)} (${dependencies.length})`}
            dependencies={dependencies}
            remoteOf={({ provider }) =>
              ['server', 'shell', 'service'].includes(provider) ? null : providerText(provider, releases)
            }
          />
        ))}
        {needs.length === 0 && <p className={styles.noNeeds}>{t('It needs nothing.')}</p>}
        {neededBy.length > 0 && (
          <NeedList
            title={t('Needed by other remotes ({count})', { count: neededBy.length })}
            dependencies={neededBy}
            remoteOf={(dependency) => dependentText(dependency, releases)}
          />
        )}
      </div>
    </Panel>
  );
}

interface NeedListProps {
  title: string;
  dependencies: readonly ReleaseDependency[];
  remoteOf: (dependency: ReleaseDependency) => string | null;
}

function NeedList({ title, dependencies, remoteOf }: NeedListProps) {
  return (
    <section>
      <h3 className={styles.kind}>{title}</h3>
      <ul className={styles.needs}>
        {dependencies.map((dependency) => {
          const unmet = unmetText(dependency);
          return (
            <li key={`${dependency.remote} ${dependency.release} ${dependency.provider} ${dependency.name}`}>
              {remoteOf(dependency)}{' '}
              <span dir="ltr">
                <code>{dependency.name}</code> <span className={styles.version}>{dependency.wanted}</span>
              </span>{' '}
              {unmet !== undefined && <Badge tone="warning">{unmet}</Badge>}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
