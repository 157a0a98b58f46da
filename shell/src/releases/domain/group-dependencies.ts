import type {
  DependencyKind,
  DependentRelease,
  ReleaseDependencies,
  ReleaseDependency,
} from '@suite/descriptor';

export interface ReleaseNeeds extends DependentRelease {
  needs: { kind: DependencyKind; dependencies: ReleaseDependency[] }[];
  neededBy: ReleaseDependency[];
}

export interface SharedNeed extends Pick<ReleaseDependency, 'kind' | 'name' | 'provider' | 'provided'> {
  key: string;
  needs: ReleaseDependency[];
}

export function needsByRelease({ releases, dependencies }: ReleaseDependencies): ReleaseNeeds[] {
  return releases.map((one) => {
    const own = dependencies.filter(
      ({ remote, release }) => remote === one.remote && release === one.release,
    );
    const kinds = [...new Set(own.map(({ kind }) => kind))];
    return {
      ...one,
      needs: kinds.map((kind) => ({ kind, dependencies: own.filter((need) => need.kind === kind) })),
      neededBy: dependencies.filter(({ provider }) => provider === one.remote),
    };
  });
}

const keyOf = ({ kind, provider, name }: ReleaseDependency) => `${kind} ${provider} ${name}`;

export function needsByName({ dependencies }: ReleaseDependencies, search: string): SharedNeed[] {
  const grouped = new Map<string, SharedNeed>();
  for (const need of dependencies) {
    if (!need.name.toLowerCase().includes(search.toLowerCase())) continue;
    const { kind, name, provider, provided } = need;
    const known = grouped.get(keyOf(need))?.needs ?? [];
    grouped.set(keyOf(need), { key: keyOf(need), kind, name, provider, provided, needs: [...known, need] });
  }
  return [...grouped.values()].sort(
    (one, other) => other.needs.length - one.needs.length || (one.name < other.name ? -1 : 1),
  );
}
