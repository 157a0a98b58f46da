import type { ApiCallError } from '@suite/api-client';
import {
  useMutation,
  useQueryClient,
  type QueryClient,
  type UseMutationOptions,
} from '@tanstack/react-query';

/** Changes data by a call of the API; the options often invalidate queries that show the data. */
export function useApiMutation<Answer, Input = void>(
  call: (input: Input) => Promise<Answer>,
  optionsOf?: (queries: QueryClient) => Omit<UseMutationOptions<Answer, ApiCallError, Input>, 'mutationFn'>,
) {
  const queries = useQueryClient();
  return useMutation<Answer, ApiCallError, Input>({ mutationFn: call, ...optionsOf?.(queries) });
}
