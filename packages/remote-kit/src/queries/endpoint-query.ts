import { callEndpoint, prefetchedResult, type ApiCallError, type CallInput } from '@suite/api-client';
import type { AnyEndpoint, ResultOf } from '@suite/contracts/http';
import {
  queryOptions,
  useMutation,
  useQueryClient,
  type DataTag,
  type QueryKey,
  type UnusedSkipTokenOptions,
  type QueryClient,
  type UseMutationOptions,
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

/** Changes data by a call of the API; the options often invalidate queries that show the data. */
export function useApiMutation<Answer, Input = void>(
  call: (input: Input) => Promise<Answer>,
  optionsOf?: (queries: QueryClient) => Omit<UseMutationOptions<Answer, ApiCallError, Input>, 'mutationFn'>,
) {
  const queries = useQueryClient();
  return useMutation<Answer, ApiCallError, Input>({ mutationFn: call, ...optionsOf?.(queries) });
}
