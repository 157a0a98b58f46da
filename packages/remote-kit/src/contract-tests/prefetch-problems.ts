import { prefetchedQuery, type PrefetchedCall } from '@suite/descriptor';

interface MadeCall {
  url: string;
  query: Readonly<Record<string, unknown>>;
}

interface PrefetchingDescriptor {
  routes: readonly { path: string; prefetch?: readonly PrefetchedCall[] }[];
}

/** Lists calls that `remote.json` prefetches for an address like `/bookings?page=2` but its screen does not make. */
export function prefetchProblems(
  { routes }: PrefetchingDescriptor,
  address: string,
  calls: readonly MadeCall[],
): string[] {
  const { pathname, search } = new URL(address, 'https://suite.test');
  const made = calls.map(({ url, query }) => describe(url, query));
  return (routes.find(({ path }) => path === pathname)?.prefetch ?? [])
    .flatMap((call) => {
      const query = prefetchedQuery(call, search);
      return query ? [describe(call.path, query)] : [];
    })
    .filter((call) => !made.includes(call))
    .map(
      (call) =>
        `remote.json prefetches ${call} at ${address}, where the screen asked for ${made.join(', ')}.`,
    );
}

function describe(url: string, query: Readonly<Record<string, unknown>>): string {
  const pairs = Object.entries(query).map(([name, value]) => `${name}=${String(value)}`);
  return [url, ...(pairs.length > 0 ? [pairs.sort().join('&')] : [])].join('?');
}
