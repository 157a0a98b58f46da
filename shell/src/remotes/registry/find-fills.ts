import { holdsAny } from '@suite/contracts/permissions';
import type { LiveRemote, RegistryDocument, VisibleFill } from '@suite/descriptor';

/** What fills a slot, and the remote that it is a module of. */
export interface FoundFill {
  remote: LiveRemote;
  fill: VisibleFill;
}

/** Finds what fills a slot for a visitor, in the order in which it is shown. */
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

/** A remote to be loaded for one of its other modules: with the first files of that module, and no earlier release that lacks it. */
export function forModule({ fallback, ...remote }: LiveRemote, module: string): LiveRemote {
  const earlier = fallback?.modules?.[module];
  return {
    ...remote,
    preload: remote.modules?.[module] ?? [],
    ...(fallback && earlier && { fallback: { ...fallback, preload: earlier } }),
  };
}
