import { callEndpoint } from '@suite/api-client';
import { getVerificationEndpoint } from '@suite/contracts/verification';
import { queryOptions } from '@tanstack/react-query';

/** What the page around has read so lately is not asked for again when the section appears. */
const staleMs = 5_000;

/** The current progress of all guests of a booking. */
export function getVerificationQuery(id: number) {
  return queryOptions({
    queryKey: [getVerificationEndpoint.name, id] as const,
    queryFn: async ({ signal }) =>
      (await callEndpoint(getVerificationEndpoint, { params: { id }, signal })).result,
    staleTime: staleMs,
  });
}
