import { callEndpoint, prefetchedResult, type ApiCallError, type CallInput } from '@suite/api-client';
import type { AnyEndpoint, ResultOf } from '@suite/contracts/http';
import {
  queryOptions,
  type DataTag,
  type QueryKey,
  type UnusedSkipTokenOptions,
} from '@tanstack/react-query';

/** Is written out, since the inferred type would name a package that teams do not install themselves. */
type EndpointQuery<Data> = UnusedSkipTokenOptions<Data, ApiCallError> & {
  queryKey: DataTag<QueryKey, Data, ApiCallError>;
};

/**
 * Caches the picked part of the result by the endpoint's name, its path parameters and its query. A prefetched result is
 * shown at once.
 */
export function endpointQuery<E extends AnyEndpoint, Data = ResultOf<E>>(
  endpoint: E,
  input: CallInput<E>,
  pick: (result: ResultOf<E>) => Data = (result) => result,
): EndpointQuery<Data> {
  const { params = {}, query } = input as { params?: Record<string, unknown>; query?: object };
  return queryOptions<Data, ApiCallError>({
    queryKey: [endpoint.name, ...Object.values(params), ...(query ? [query] : [])],
    queryFn: async ({ signal }) => pick((await callEndpoint(endpoint, { ...input, signal })).result),
    initialData: () => {
      const result = prefetchedResult(endpoint, input);
      return result === undefined ? undefined : pick(result);
    },
  });
}
