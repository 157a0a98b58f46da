import type { DependencyKind, DependentRelease, ReleaseDependency } from '@suite/descriptor';
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

/** The heading of dependencies of one kind. */
export function dependencyKindText(kind: DependencyKind): string {
  // A later server may know kinds that this page does not.
  return kinds()[kind] ?? kind;
}

/** Who provides a dependency. */
export function providerText(provider: string, releases: readonly DependentRelease[]): string {
  if (provider === 'server') return t('Server');
  if (provider === 'shell') return t('Shell');
  if (provider === 'service') return t('Own back end');
  if (provider === '') return '–';
  return releases.find(({ remote }) => remote === provider)?.title ?? provider;
}

/** The release that needs something: the title of its remote, and the version where several releases are live. */
export function dependentText(
  { remote, release }: Pick<ReleaseDependency, 'remote' | 'release'>,
  releases: readonly DependentRelease[],
): string {
  const ofRemote = releases.filter((one) => one.remote === remote);
  const title = ofRemote[0]?.title ?? remote;
  return ofRemote.length > 1 ? `${title} ${shortName(release)}` : title;
}

/** Which versions are provided in place of the one that is needed; undefined where the need is met. */
export function unmetText({ isMet, provided }: ReleaseDependency): string | undefined {
  if (isMet) return undefined;
  return provided && provided.length > 0
    ? t('Provided: {versions}', { versions: provided.join(', ') })
    : t('Not provided');
}
