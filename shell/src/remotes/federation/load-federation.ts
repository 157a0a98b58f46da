import { loadShellChunk } from '../download/load-shell-chunk.ts';

/** The federation runtime stays out of the sign-in page; asked for with the session, or when idle. */
export function loadFederation() {
  return loadShellChunk('federation', () => import(/* webpackChunkName: "federation" */ './federation.ts'));
}
