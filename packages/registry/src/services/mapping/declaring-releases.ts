import type { LiveRelease } from '../../releases.repository.ts';

export function declaringRemotes(liveSet: readonly LiveRelease[], alias: string): string[] {
  const declaring = liveSet.filter(({ manifest }) => manifest.descriptor.services?.includes(alias));
  return [...new Set(declaring.map(({ remote }) => remote))];
}

export function declaredServices(liveSet: readonly LiveRelease[]): string[] {
  return [...new Set(liveSet.flatMap(({ manifest }) => manifest.descriptor.services ?? []))].sort();
}
