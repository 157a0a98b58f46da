import { callEndpoint } from '@suite/api-client';
import { listPasskeysEndpoint } from '@suite/contracts/auth';
import { queryOptions } from '@tanstack/react-query';

export const listPasskeysQuery = queryOptions({
  queryKey: [listPasskeysEndpoint.name],
  queryFn: async ({ signal }) => (await callEndpoint(listPasskeysEndpoint, { signal })).result.passkeys,
});
