import type { LiveRemote, RegistryDocument } from '@suite/descriptor';
import { useEffect } from 'react';
import { preloadRemotes, savesData } from '#loading/preload-remote';
import { whenIdle } from '../../scheduling/when-idle.ts';

const settleMs = 1_000;
/** Most remotes are never opened in a visit; hovering a link still fetches its remote. */
const most = 8;

export function useIdlePreload({ remotes }: Pick<RegistryDocument, 'remotes'>, shown: boolean): void {
  useEffect(() => {
    if (!shown || savesData()) return;
    let callOff: (() => void) | undefined;
    const timer = setTimeout(() => {
      callOff = whenIdle(() => void preloadRemotes(topOfMenu(remotes)));
    }, settleMs);
    return () => {
      clearTimeout(timer);
      callOff?.();
    };
  }, [remotes, shown]);
}

function topOfMenu(remotes: readonly LiveRemote[]): LiveRemote[] {
  const place = ({ menu }: LiveRemote) =>
    Math.min(...menu.map(({ group, order }) => (group?.order ?? order) * 1_000 + order));
  return remotes
    .filter(({ menu }) => menu.length > 0)
    .sort((one, other) => place(one) - place(other))
    .slice(0, most);
}
