import { queryClient } from '../../../session/session-store.ts';
import { loadFederation } from '../../federation/load-federation.ts';
import { loadUi } from '../../federation/load-ui.ts';
import { loadShellChunk } from '../../download/load-shell-chunk.ts';
import { preloadRemote } from '#loading/preload-remote';
import { registryDocumentQuery } from '#loading/registry-document';

export const loadRemotePart = () =>
  loadShellChunk('remote-part', () => import(/* webpackChunkName: "remote-part" */ './remote-part.tsx'));

/** Ignores failures, because opening the part repeats the requests. */
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
