import { useCan } from '@suite/session';
import { AccessDenied } from '../not-found/access-denied.tsx';
import { lazyShellPart } from '../remotes/view/loading/lazy-shell-part.tsx';
import { loadShellChunk } from '../remotes/download/load-shell-chunk.ts';

const ReleasesScreen = lazyShellPart({
  title: 'Releases',
  load: async () => (await loadShellChunk('releases', () => import('./releases.screen.tsx'))).ReleasesScreen,
  place: 'block',
});

/** The Releases screen, for users who may change releases; its code is loaded with the first visit. */
export function ReleasesRoute() {
  return useCan(['manage_releases']) ? <ReleasesScreen /> : <AccessDenied />;
}
