import { prefetchCall } from '@suite/api-client';
import { prefetchedQuery, type LiveRemote, type VisibleRoute } from '@suite/descriptor';
import { matchPath } from 'react-router-dom';

/** Sends the calls that a page begins with, while its code loads. `search`: that of the page's address. */
export function prefetchCalls({ prefetch = [] }: Pick<VisibleRoute, 'prefetch'>, search: string): void {
  for (const call of prefetch) {
    const query = prefetchedQuery(call, search);
    if (query) prefetchCall(call.path, query);
  }
}

const opened = new Set<string>();

/**
 * Sends the calls of a page while its remote is loaded, the first time that the remote is opened. Later its code is
 * there: the screen asks at once, or still has the answers.
 */
export function prefetchCallsOfFirstVisit(
  { name, routes }: Pick<LiveRemote, 'name' | 'routes'>,
  { pathname, search }: Pick<Location, 'pathname' | 'search'>,
): void {
  if (opened.has(name)) return;
  opened.add(name);
  const route = routes.find(({ path }) => matchPath(path, pathname));
  if (route) prefetchCalls(route, search);
}
