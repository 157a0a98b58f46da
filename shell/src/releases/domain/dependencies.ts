import { holdsWords } from '@suite/contracts/forms';
import type {
  DependencyKind,
  DependentRelease,
  ReleaseDependencies,
  ReleaseDependency,
} from '@suite/descriptor';
import { shortName } from './release-name.ts';
import { t } from '../../languages/catalog.ts';

const kinds = (): Record<DependencyKind, string> => ({
  api: t('API calls'),
  'awaited-api': t('API calls that may be missing'),
  'shared-module': t('Shared modules'),
  'exposed-module': t('Modules of other remotes'),
  slot: t('Slots'),
  event: t('Events'),
  service: t('Services'),
});

export interface ReleaseNeeds extends DependentRelease {
  needs: { kind: DependencyKind; dependencies: ReleaseDependency[] }[];
  neededBy: ReleaseDependency[];
}

export interface SharedNeed extends Pick<ReleaseDependency, 'kind' | 'name' | 'provider' | 'provided'> {
  key: string;
  needs: ReleaseDependency[];
}

/** Takes the needs of these releases alone, in one pass over the dependencies of all. */
export function needsByRelease(
  releases: readonly DependentRelease[],
  dependencies: readonly ReleaseDependency[],
): ReleaseNeeds[] {
  const releaseKey = ({ remote, release }: Pick<ReleaseDependency, 'remote' | 'release'>) =>
    `${remote}/${release}`;
  const needsOf = new Map<string, ReleaseDependency[]>(releases.map((one) => [releaseKey(one), []]));
  const neededOf = new Map<string, ReleaseDependency[]>(releases.map(({ remote }) => [remote, []]));
  for (const dependency of dependencies) {
    needsOf.get(releaseKey(dependency))?.push(dependency);
    neededOf.get(dependency.provider)?.push(dependency);
  }
  return releases.map((one) => {
    const own = needsOf.get(releaseKey(one)) ?? [];
    const kinds = [...new Set(own.map(({ kind }) => kind))];
    return {
      ...one,
      needs: kinds.map((kind) => ({ kind, dependencies: own.filter((need) => need.kind === kind) })),
      neededBy: neededOf.get(one.remote) ?? [],
    };
  });
}

const keyOf = ({ kind, provider, name }: ReleaseDependency) => `${kind} ${provider} ${name}`;

export function needsByName({ dependencies }: ReleaseDependencies, search: string): SharedNeed[] {
  const grouped = new Map<string, SharedNeed>();
  for (const need of dependencies) {
    if (!holdsWords(need.name, search)) continue;
    const { kind, name, provider, provided } = need;
    const known = grouped.get(keyOf(need));
    if (known) known.needs.push(need);
    else grouped.set(keyOf(need), { key: keyOf(need), kind, name, provider, provided, needs: [need] });
  }
  // A list of many shows only its first.
  for (const { needs } of grouped.values())
    needs.sort((one, other) => Number(one.isMet) - Number(other.isMet));
  return [...grouped.values()].sort(
    (one, other) => other.needs.length - one.needs.length || (one.name < other.name ? -1 : 1),
  );
}

export function dependencyKindText(kind: DependencyKind): string {
  // A later server may send kinds that this page does not support.
  return kinds()[kind] ?? kind;
}

export function providerText(provider: string, releases: readonly DependentRelease[]): string {
  if (provider === 'server') return t('Server');
  if (provider === 'shell') return t('Shell');
  if (provider === 'service') return t('Own back end');
  if (provider === '') return '–';
  return releases.find(({ remote }) => remote === provider)?.title ?? provider;
}

export function dependentText(
  { remote, release }: Pick<ReleaseDependency, 'remote' | 'release'>,
  releases: readonly DependentRelease[],
): string {
  const ofRemote = releases.filter((one) => one.remote === remote);
  const title = ofRemote[0]?.title ?? remote;
  return ofRemote.length > 1 ? `${title} ${shortName(release)}` : title;
}

export function unmetText({ isMet, provided }: ReleaseDependency): string | undefined {
  if (isMet) return undefined;
  return provided && provided.length > 0
    ? t('Provided: {versions}', { versions: provided.join(', ') })
    : t('Not provided');
}
