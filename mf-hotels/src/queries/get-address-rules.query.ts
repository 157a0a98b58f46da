import { callEndpoint } from '@suite/api-client';
import { getAddressRulesEndpoint } from '@suite/contracts/hotels';
import { queryOptions } from '@tanstack/react-query';

export const getAddressRulesQuery = queryOptions({
  queryKey: [getAddressRulesEndpoint.name],
  queryFn: async ({ signal }) => (await callEndpoint(getAddressRulesEndpoint, { signal })).result,
});
