import { useCan } from '@suite/session';
import { Spinner } from '@suite/ui/core';
import { lazy, Suspense } from 'react';
import { AccessDenied } from '../not-found/access-denied.tsx';
import { loadOwnChunk } from '../remotes/own-chunk.ts';

const ReleasesScreen = lazy(async () => ({
  default: (await loadOwnChunk('releases', () => import('./releases.screen.tsx'))).ReleasesScreen,
}));

/** The way to the Releases screen, for those who move releases; its code comes with the first visit. */
export function ReleasesRoute() {
  if (!useCan(['manage_releases'])) return <AccessDenied />;
  return (
    <Suspense fallback={<Spinner />}>
      <ReleasesScreen />
    </Suspense>
  );
}
