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
