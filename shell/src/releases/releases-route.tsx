import { useCan } from '@suite/session';
import { AccessDenied } from '../not-found/access-denied.tsx';
import { lazyShellPart } from '../remotes/lazy-shell-part.tsx';
import { loadOwnChunk } from '../remotes/own-chunk.ts';

const ReleasesScreen = lazyShellPart({
  title: 'Releases',
  load: async () => (await loadOwnChunk('releases', () => import('./releases.screen.tsx'))).ReleasesScreen,
  place: 'block',
});

/** The way to the Releases screen, for those who move releases; its code comes with the first visit. */
export function ReleasesRoute() {
  return useCan(['manage_releases']) ? <ReleasesScreen /> : <AccessDenied />;
}
