import { callEndpoint, prefetchedResult } from '@suite/api-client';
import { listAttentionItemsEndpoint } from '@suite/contracts/attention';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { AttentionFilters } from '../domain/attention-items.ts';

const reloadEveryMs = 60_000;

export function listAttentionItemsQuery({ kind, hotelId, page, limit }: AttentionFilters) {
  const query = { page, limit, ...(kind && { kind }), ...(hotelId !== null && { hotelId }) };
  return queryOptions({
    queryKey: [listAttentionItemsEndpoint.name, query] as const,
    queryFn: async ({ signal }) => (await callEndpoint(listAttentionItemsEndpoint, { query, signal })).result,
    initialData: () => prefetchedResult(listAttentionItemsEndpoint, { query }),
    placeholderData: keepPreviousData,
    refetchInterval: reloadEveryMs,
    refetchIntervalInBackground: false,
    refetchOnWindowFocus: true,
  });
}
