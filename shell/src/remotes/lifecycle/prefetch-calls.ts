import { prefetchCall } from '@suite/api-client';
import { prefetchedQuery, type VisibleRoute } from '@suite/descriptor';

/** Sends the calls that a page begins with, while its code loads. `search`: that of the page's address. */
export function prefetchCalls({ prefetch = [] }: Pick<VisibleRoute, 'prefetch'>, search: string): void {
  for (const call of prefetch) {
    const query = prefetchedQuery(call, search);
    if (query) prefetchCall(call.path, query);
  }
}
