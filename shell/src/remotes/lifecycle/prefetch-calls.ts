import { prefetchCall } from '@suite/api-client';
import { prefetchedQuery, type LiveRemote, type VisibleRoute } from '@suite/descriptor';
import { matchPath } from 'react-router-dom';

export function prefetchCalls({ prefetch = [] }: Pick<VisibleRoute, 'prefetch'>, search: string): void {
  for (const call of prefetch) {
    const query = prefetchedQuery(call, search);
    if (query) prefetchCall(call.path, query);
  }
}

const opened = new Set<string>();

/** Later visits need no prefetching, because the code and often the data are already loaded. */
export function prefetchCallsOfFirstVisit(
  { name, routes }: Pick<LiveRemote, 'name' | 'routes'>,
  { pathname, search }: Pick<Location, 'pathname' | 'search'>,
): void {
  if (opened.has(name)) return;
  opened.add(name);
  const route = routes.find(({ path }) => matchPath(path, pathname));
  if (route) prefetchCalls(route, search);
}
