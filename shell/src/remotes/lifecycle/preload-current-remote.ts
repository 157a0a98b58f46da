import type { RegistryDocument } from '@suite/descriptor';
import { matchPath } from 'react-router-dom';
import { preloadRemote } from '../download/preload-remote.ts';

/** Fetches the remote of the page's own path, before anything of it is drawn. Sign-in mostly leads to the start page. */
export function preloadCurrentRemote({ remotes }: RegistryDocument): void {
  const pathname = location.pathname === '/login' ? '/' : location.pathname;
  const remote = remotes.find(({ routes }) => routes.some(({ path }) => matchPath(path, pathname)));
  if (remote) void preloadRemote(remote);
}
