import type { DependentRelease, ReleaseDependencies } from '@suite/descriptor';
import { Badge, DataTable, EmptyState, Panel, SearchInput, type DataColumn } from '@suite/ui';
import styles from './dependencies.module.css';
import { dependencyKindText, dependentText, providerText, unmetText } from '../domain/dependency-texts.ts';
import { needsByName, type SharedNeed } from '../domain/group-dependencies.ts';
import { t } from '../../languages/catalog.ts';

interface NeededPanelProps {
  found: ReleaseDependencies;
  name: string;
  onSearch: (name: string) => void;
}

export function NeededPanel({ found, name, onSearch }: NeededPanelProps) {
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

const columnsOf = (releases: readonly DependentRelease[]): DataColumn<SharedNeed>[] => [
  {
    key: 'name',
    title: t('Name'),
    render: ({ name }) => (
      <code className={styles.name} dir="ltr">
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
