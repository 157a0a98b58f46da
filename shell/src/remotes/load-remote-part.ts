import { queryClient } from '../session/session-store.ts';
import { loadFederation } from './load-federation.ts';
import { loadUi } from './load-ui.ts';
import { loadOwnChunk } from './own-chunk.ts';
import { preloadRemote } from './preload-remote.ts';
import { registryDocumentQuery } from './registry-document.ts';

/** The machinery that shows parts of remotes; it stays out of the sign-in page until one is asked for. */
export const loadRemotePart = () => loadOwnChunk('remote-part', () => import('./remote-part.tsx'));

/** Fetches a part that somebody is about to ask for. What fails now is asked for again, and said, then. */
export function preloadPart(name: string, userId: number | null): void {
  const ignore = () => undefined;
  loadRemotePart().catch(ignore);
  loadFederation().catch(ignore);
  loadUi().catch(ignore);
  queryClient
    .ensureQueryData(registryDocumentQuery(userId))
    .then(({ remotes }) => remotes.find(({ parts }) => parts?.includes(name)))
    .then((remote) => remote && preloadRemote(remote))
    .catch(ignore);
}
