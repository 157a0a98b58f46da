import { sessionAtom } from '@suite/session';
import type { PersistedAuth } from './session/persisted-auth.ts';
import { queryClient, store } from './session/session-store.ts';
import { startPage } from './session/start-page.ts';
import { loadShellChunk } from './remotes/download/load-shell-chunk.ts';
import { loadFederation } from './remotes/federation/load-federation.ts';
import { loadUi } from './remotes/federation/load-ui.ts';
import { fetchStartPage, preloadStartPage } from './remotes/lifecycle/preload-start-page.ts';
import { registryDocumentQuery } from '#loading/registry-document';
import { whenIdle } from './scheduling/when-idle.ts';

/** All callers share this function; a second import expression would build the chunk twice. */
export const loadSignedInArea = () =>
  loadShellChunk(
    'signed-in-area',
    () => import(/* webpackChunkName: "signed-in-area" */ './signed-in-area.tsx'),
  );

/** Browsers fill in forms, so a sign-in may follow immediately and needs the whole bandwidth. */
const settleMs = 1_000;

export function preloadSignedInArea(): () => void {
  let hasLeft = false;
  let callOff = whenIdle(() => {
    void fetchSignedInArea().then(() => {
      if (hasLeft) return;
      const timer = setTimeout(() => {
        callOff = whenIdle(() => void preloadStartPage());
      }, settleMs);
      callOff = () => clearTimeout(timer);
    });
  });
  return () => {
    hasLeft = true;
    callOff();
  };
}

export function preloadForReturningUser({ user, isAuthenticated }: PersistedAuth): void {
  if (!isAuthenticated || !user) return;
  void fetchSignedInArea();
  void queryClient.prefetchQuery(registryDocumentQuery(user.user_id));
}

export function fetchFirstAnswersOnSignIn(): void {
  let signedInUser = store.get(sessionAtom).user?.user_id;
  store.sub(sessionAtom, () => {
    const { user } = store.get(sessionAtom);
    const hasSignedIn = user !== null && user.user_id !== signedInUser;
    signedInUser = user?.user_id;
    if (!user) return;
    // The server needs longest for this data, so it comes first.
    if (hasSignedIn && location.pathname === '/login' && startPage(user) === '/') void fetchStartPage();
    void queryClient.prefetchQuery(registryDocumentQuery(user.user_id));
    void fetchSignedInArea();
  });
}

/** A failed file is requested again and reported when it is needed. */
function fetchSignedInArea(): Promise<unknown> {
  return Promise.allSettled([loadSignedInArea(), loadFederation(), loadUi()]);
}
