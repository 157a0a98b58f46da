import type { RegistryDocument } from '@suite/descriptor';
import { preloadRemote } from '../download/preload-remote.ts';
import { matchesPath } from '../registry/matches-path.ts';
import { prefetchCalls } from './prefetch-calls.ts';

/** Fetches the remote of the page's own path, and the data it begins with, before anything of it is drawn. */
export function preloadCurrentRemote(document: RegistryDocument): void {
  const current = findCurrentRoute(document);
  if (!current) return;
  prefetchCalls(current.route, current.search);
  // The data first: with HTTP/1.1 the browser has six connections, and the files take four of them at once.
  setTimeout(() => void preloadRemote(current.remote));
}

/** Sign-in mostly leads to the start page. */
function findCurrentRoute({ remotes }: RegistryDocument) {
  const { pathname, search } = location.pathname === '/login' ? { pathname: '/', search: '' } : location;
  for (const remote of remotes) {
    const route = remote.routes.find(({ path }) => matchesPath(path, pathname));
    if (route) return { remote, route, search };
  }
  return undefined;
}
