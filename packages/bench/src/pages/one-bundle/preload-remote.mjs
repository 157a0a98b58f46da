import { loadFederation } from './load-remote.mjs';

/** Stands in for the shell's module of this name: fetches the chunks of the screens. */
export function preloadRemote() {
  // A file that fails now is asked for again when it is needed, and reported there.
  loadFederation().catch(() => undefined);
}
