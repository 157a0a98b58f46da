import { sessionAtom } from '@suite/session';
import { loadSignedInArea } from './load-signed-in-area.ts';
import type { PersistedAuth } from './session/persisted-auth.ts';
import { queryClient, store } from './session/session-store.ts';
import { startPage } from './session/start-page.ts';
import { loadFederation } from './remotes/federation/load-federation.ts';
import { loadUi } from './remotes/federation/load-ui.ts';
import { fetchStartPage, preloadStartPage } from './remotes/lifecycle/preload-start-page.ts';
import { registryDocumentQuery } from './remotes/registry/registry-document.ts';
import { whenIdle } from './scheduling/when-idle.ts';

/** A sign-in that follows at once has the line to itself: a browser fills forms in. */
const settleMs = 1_000;

/** Fetches what comes after sign-in while the user types; only once the form can be used. */
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

/** Fetches all of it at once for a user who was signed in on the last visit. */
export function preloadForReturningUser({ user, isAuthenticated }: PersistedAuth): void {
  if (!isAuthenticated || !user) return;
  void fetchSignedInArea();
  void queryClient.prefetchQuery(registryDocumentQuery(user.user_id));
}

/**
 * Asks for the data of the start page, the list of remotes and all code that any remote needs with the sign-in itself, not
 * when the layout has drawn its first frame.
 */
export function fetchFirstAnswersOnSignIn(): void {
  let signedInUser = store.get(sessionAtom).user?.user_id;
  store.sub(sessionAtom, () => {
    const { user } = store.get(sessionAtom);
    const hasSignedIn = user !== null && user.user_id !== signedInUser;
    signedInUser = user?.user_id;
    if (!user) return;
    // The data first: it takes the server longer.
    if (hasSignedIn && location.pathname === '/login' && startPage(user) === '/') void fetchStartPage();
    void queryClient.prefetchQuery(registryDocumentQuery(user.user_id));
    void fetchSignedInArea();
  });
}

/** Settles when all of it is there. A file that fails now is asked for again when it is needed, and reported there. */
function fetchSignedInArea(): Promise<unknown> {
  return Promise.allSettled([loadSignedInArea(), loadFederation(), loadUi()]);
}
