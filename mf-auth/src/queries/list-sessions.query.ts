import { callEndpoint } from '@suite/api-client';
import { listSessionsEndpoint } from '@suite/contracts/auth';
import { queryOptions } from '@tanstack/react-query';

export const listSessionsQuery = queryOptions({
  queryKey: [listSessionsEndpoint.name],
  queryFn: async ({ signal }) => (await callEndpoint(listSessionsEndpoint, { signal })).result.sessions,
});
