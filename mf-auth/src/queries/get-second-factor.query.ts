import { callEndpoint } from '@suite/api-client';
import { getSecondFactorEndpoint } from '@suite/contracts/auth';
import { queryOptions } from '@tanstack/react-query';

export const getSecondFactorQuery = queryOptions({
  queryKey: [getSecondFactorEndpoint.name],
  queryFn: async ({ signal }) => (await callEndpoint(getSecondFactorEndpoint, { signal })).result,
});
