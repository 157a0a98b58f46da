import { queryClient } from '../../../session/session-store.ts';
import { loadFederation } from '../../federation/load-federation.ts';
import { loadUi } from '../../federation/load-ui.ts';
import { loadShellChunk } from '../../download/load-shell-chunk.ts';
import { preloadRemote } from '../../download/preload-remote.ts';
import { registryDocumentQuery } from '../../registry/registry-document.ts';

/** The machinery that shows parts of remotes; it stays out of the sign-in page until one is asked for. */
export const loadRemotePart = () =>
  loadShellChunk('remote-part', () => import(/* webpackChunkName: "remote-part" */ './remote-part.tsx'));

/** Fetches a part that the user is about to open. A failure is not shown: opening the part asks again. */
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
