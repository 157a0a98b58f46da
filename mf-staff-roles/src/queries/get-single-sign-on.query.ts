import { callEndpoint } from '@suite/api-client';
import { getSingleSignOnEndpoint } from '@suite/contracts/single-sign-on';
import { queryOptions } from '@tanstack/react-query';

export function getSingleSignOnQuery(hotelId: number | null) {
  return queryOptions({
    queryKey: [getSingleSignOnEndpoint.name, hotelId] as const,
    queryFn: async ({ signal }) => {
      const query = hotelId === null ? {} : { hotelId };
      return (await callEndpoint(getSingleSignOnEndpoint, { query, signal })).result;
    },
  });
}
