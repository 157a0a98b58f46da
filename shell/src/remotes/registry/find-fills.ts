import { holdsAny } from '@suite/contracts/permissions';
import type { LiveRemote, RegistryDocument, VisibleFill } from '@suite/descriptor';

export interface FoundFill {
  remote: LiveRemote;
  fill: VisibleFill;
}

export function findFills(
  { remotes }: Pick<RegistryDocument, 'remotes'>,
  slot: string,
  permissions: readonly string[],
): FoundFill[] {
  return remotes
    .flatMap((remote) => (remote.fills ?? []).map((fill) => ({ remote, fill })))
    .filter(({ fill }) => fill.slot === slot && holdsAny(permissions, fill.permissions))
    .sort((a, b) => a.fill.order - b.fill.order || a.remote.name.localeCompare(b.remote.name));
}

/** Omits an earlier release that lacks the module. */
export function forModule({ fallback, ...remote }: LiveRemote, module: string): LiveRemote {
  const earlier = fallback?.modules?.[module];
  return {
    ...remote,
    preload: remote.modules?.[module] ?? [],
    ...(fallback && earlier && { fallback: { ...fallback, preload: earlier } }),
  };
}
