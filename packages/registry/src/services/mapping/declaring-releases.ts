import type { LiveRelease } from '../../releases.repository.ts';

/** The remotes of which a live release declares a service. */
export function declaringRemotes(liveSet: readonly LiveRelease[], alias: string): string[] {
  const declaring = liveSet.filter(({ manifest }) => manifest.descriptor.services?.includes(alias));
  return [...new Set(declaring.map(({ remote }) => remote))];
}

/** Every service that some live release declares. */
export function declaredServices(liveSet: readonly LiveRelease[]): string[] {
  return [...new Set(liveSet.flatMap(({ manifest }) => manifest.descriptor.services ?? []))].sort();
}
