import { prefetchedQuery, type PrefetchedCall } from '@suite/descriptor';

/** A call that a screen made in a test; `query` as it went on the wire. */
interface MadeCall {
  url: string;
  query: Readonly<Record<string, unknown>>;
}

interface PrefetchingDescriptor {
  routes: readonly { path: string; prefetch?: readonly PrefetchedCall[] }[];
}

/**
 * Calls that `remote.json` prefetches at an address such as `/bookings?page=2` and the screen does not make there, as
 * sentences; none when all is well. For the tests of each remote.
 */
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
