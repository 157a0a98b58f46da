import { loadShellChunk } from '../download/load-shell-chunk.ts';

/** A separate chunk keeps the federation runtime out of the sign-in page. */
export function loadFederation() {
  return loadShellChunk('federation', () => import(/* webpackChunkName: "federation" */ './federation.ts'));
}
