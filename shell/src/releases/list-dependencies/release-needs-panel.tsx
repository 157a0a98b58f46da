import type { DependentRelease, ReleaseDependency } from '@suite/descriptor';
import { Badge, Panel } from '@suite/ui';
import { ReleaseLabel } from '../components/release-label.tsx';
import styles from './dependencies.module.css';
import { dependencyKindText, dependentText, providerText, unmetText } from '../domain/dependency-texts.ts';
import type { ReleaseNeeds } from '../domain/group-dependencies.ts';
import { t } from '../../languages/catalog.ts';

interface ReleaseNeedsPanelProps {
  release: ReleaseNeeds;
  releases: readonly DependentRelease[];
}

export function ReleaseNeedsPanel({ release, releases }: ReleaseNeedsPanelProps) {
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
        {needs.length === 0 && <p className={styles.nothing}>{t('It needs nothing.')}</p>}
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
