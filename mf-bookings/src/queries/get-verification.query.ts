import { callEndpoint } from '@suite/api-client';
import { getVerificationEndpoint } from '@suite/contracts/verification';
import { queryOptions } from '@tanstack/react-query';

export function getVerificationQuery(id: number) {
  return queryOptions({
    queryKey: [getVerificationEndpoint.name, id] as const,
    queryFn: async ({ signal }) =>
      (await callEndpoint(getVerificationEndpoint, { params: { id }, signal })).result,
    staleTime: 0,
  });
}
