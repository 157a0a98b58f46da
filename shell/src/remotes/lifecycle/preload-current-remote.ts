import type { RegistryDocument } from '@suite/descriptor';
import { preloadRemote } from '#loading/preload-remote';
import { matchesPath } from '../registry/matches-path.ts';
import { prefetchCalls } from './prefetch-calls.ts';

export function preloadCurrentRemote(document: RegistryDocument): void {
  const current = findCurrentRoute(document);
  if (!current) return;
  prefetchCalls(current.route, current.search);
  // Data comes first: HTTP/1.1 browsers have six connections, and the files use four of them.
  setTimeout(() => void preloadRemote(current.remote));
}

function findCurrentRoute({ remotes }: RegistryDocument) {
  const { pathname, search } = location.pathname === '/login' ? { pathname: '/', search: '' } : location;
  for (const remote of remotes) {
    const route = remote.routes.find(({ path }) => matchesPath(path, pathname));
    if (route) return { remote, route, search };
  }
  return undefined;
}
