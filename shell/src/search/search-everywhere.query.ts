import { callEndpoint } from '@suite/api-client';
import { minSearchLength, searchEverywhereEndpoint } from '@suite/contracts/search';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';

export function searchEverywhereQuery(text: string) {
  return queryOptions({
    queryKey: ['shell', searchEverywhereEndpoint.name, text] as const,
    queryFn: async ({ signal }) =>
      (await callEndpoint(searchEverywhereEndpoint, { query: { q: text }, signal })).result.hits,
    enabled: text.length >= minSearchLength,
    placeholderData: keepPreviousData,
    retry: false,
  });
}
