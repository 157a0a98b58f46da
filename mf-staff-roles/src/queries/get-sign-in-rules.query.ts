import { callEndpoint } from '@suite/api-client';
import { getSignInRulesEndpoint } from '@suite/contracts/auth';
import { queryOptions } from '@tanstack/react-query';

export const getSignInRulesQuery = queryOptions({
  queryKey: [getSignInRulesEndpoint.name] as const,
  queryFn: async ({ signal }) => (await callEndpoint(getSignInRulesEndpoint, { signal })).result,
});
