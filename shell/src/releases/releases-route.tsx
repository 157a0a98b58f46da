import { useCan } from '@suite/session';
import { AccessDenied } from '../not-found/access-denied.tsx';
import { lazyShellPart } from '../remotes/view/loading/lazy-shell-part.tsx';
import { loadShellChunk } from '../remotes/download/load-shell-chunk.ts';
import { t } from '../languages/catalog.ts';

const ReleasesScreen = lazyShellPart({
  failureTitle: () => t('Releases could not be loaded'),
  load: async () =>
    (
      await loadShellChunk(
        'releases',
        () => import(/* webpackChunkName: "releases" */ './releases.screen.tsx'),
      )
    ).ReleasesScreen,
  place: 'block',
});

export function ReleasesRoute() {
  return useCan(['manage_releases']) ? <ReleasesScreen /> : <AccessDenied />;
}
