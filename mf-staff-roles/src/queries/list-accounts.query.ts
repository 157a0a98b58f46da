import { callEndpoint, prefetchedResult } from '@suite/api-client';
import { listAccountsEndpoint } from '@suite/contracts/staff-roles';
import { queryOptions } from '@tanstack/react-query';

export const listAccountsQuery = queryOptions({
  queryKey: [listAccountsEndpoint.name] as const,
  queryFn: async ({ signal }) => (await callEndpoint(listAccountsEndpoint, { signal })).result.accounts,
  initialData: () => prefetchedResult(listAccountsEndpoint, {})?.accounts,
});
