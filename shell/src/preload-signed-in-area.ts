import { sessionAtom } from '@suite/session';
import { loadSignedInArea } from './load-signed-in-area.ts';
import type { PersistedAuth } from './session/persisted-auth.ts';
import { queryClient, store } from './session/session-store.ts';
import { loadFederation } from './remotes/federation/load-federation.ts';
import { loadUi } from './remotes/federation/load-ui.ts';
import { registryDocumentQuery } from './remotes/registry/registry-document.ts';
import { whenIdle } from './scheduling/when-idle.ts';

const parts: readonly (() => Promise<unknown>)[] = [loadSignedInArea, loadFederation, loadUi];
// A file that fails now is asked for again when it is needed, and reported there.
const ignore = () => undefined;

/**
 * Fetches what comes after sign-in while the user types; only once the form can be used. One part after the other, since
 * each runs when it is here.
 */
export function preloadSignedInArea(): () => void {
  let callOff: () => void = ignore;
  const preload = ([load, ...later]: typeof parts) => {
    if (!load) return;
    callOff = whenIdle(() => void load().then(() => preload(later), ignore));
  };
  preload(parts);
  return () => callOff();
}

/** Fetches all of it at once for a user who was signed in on the last visit. */
export function preloadForReturningUser({ user, isAuthenticated }: PersistedAuth): void {
  if (!isAuthenticated || !user) return;
  for (const load of parts) load().catch(ignore);
  void queryClient.prefetchQuery(registryDocumentQuery(user.user_id));
}

/** Asks for the list of remotes with the sign-in itself, not when the layout has drawn its first frame. */
export function fetchRegistryDocumentOnSignIn(): void {
  store.sub(sessionAtom, () => {
    const { user } = store.get(sessionAtom);
    if (user) void queryClient.prefetchQuery(registryDocumentQuery(user.user_id));
  });
}
