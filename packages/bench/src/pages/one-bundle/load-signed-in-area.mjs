import { preloadRemote } from './preload-remote.mjs';

export const loadSignedInArea = () => import(/* webpackChunkName: "signed-in-area" */ SIGNED_IN_AREA_MODULE);

/** While the user types, everything behind the sign-in is fetched, the bookings screen too. */
export function preloadSignedInArea() {
  const idle = requestIdleCallback(fetchSignedInArea, { timeout: 2_000 });
  return () => cancelIdleCallback(idle);
}

/** @param {{ user: object | null, isAuthenticated: boolean }} persisted */
export function preloadForReturningUser({ user, isAuthenticated }) {
  if (isAuthenticated && user) fetchSignedInArea();
}

/** The one bundle has no registry. */
export function fetchFirstAnswersOnSignIn() {}

function fetchSignedInArea() {
  // A file that fails now is requested again when it is needed, and reported there.
  loadSignedInArea().catch(() => undefined);
  void preloadRemote();
}
