import { holdsWords } from '@suite/contracts/forms';
import type { DependentRelease, ReleaseDependencies, ReleaseDependency } from '@suite/descriptor';
import { Badge, EmptyState, Pagination, Panel, SearchInput } from '@suite/ui';
import { ReleaseLabel } from '../components/release-label.tsx';
import styles from '../components/releases.module.css';
import {
  dependencyKindText,
  dependentText,
  needsByRelease,
  providerText,
  unmetText,
  type ReleaseNeeds,
} from '../domain/dependencies.ts';
import { t } from '../../languages/catalog.ts';

export const maxShown = 20;

interface RemotesPanelProps {
  found: ReleaseDependencies;
  name: string;
  onSearch: (name: string) => void;
  page: number;
  onPage: (page: number) => void;
}

export function RemotesPanel({ found, name, onSearch, page, onPage }: RemotesPanelProps) {
  const { releases, dependencies } = found;
  const matching = releases.filter(({ remote, title }) => holdsWords(`${remote} ${title}`, name));
  const shown = matching.slice((page - 1) * maxShown, page * maxShown);
  return (
    <>
      {releases.length > maxShown && (
        <SearchInput
          label={t('Name of a remote')}
          placeholder={t('Name of a remote')}
          value={name}
          onChange={onSearch}
        />
      )}
      {needsByRelease(shown, dependencies).map((one) => (
        <ReleaseNeedsPanel key={`${one.remote}/${one.release}`} release={one} releases={releases} />
      ))}
      {matching.length === 0 && (
        <Panel>
          <EmptyState title={t('No remote matches')} />
        </Panel>
      )}
      <Pagination
        page={page}
        limit={maxShown}
        total={matching.length}
        totalPages={Math.ceil(matching.length / maxShown)}
        window="centered"
        onChange={onPage}
      />
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
