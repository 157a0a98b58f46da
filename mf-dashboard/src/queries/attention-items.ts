import { listAttentionItemsEndpoint, snoozeAttentionItemEndpoint } from '@suite/contracts/attention';
import { endpointQuery, useApiMutation, withBody } from '@suite/remote-kit/queries';
import { keepPreviousData } from '@tanstack/react-query';
import type { AttentionFilters } from '../domain/attention-items.ts';

const reloadEveryMs = 60_000;

export function listAttentionItemsQuery({ kind, hotelId, page, limit }: AttentionFilters) {
  const query = { page, limit, ...(kind && { kind }), ...(hotelId !== null && { hotelId }) };
  return {
    ...endpointQuery(listAttentionItemsEndpoint, { query }),
    placeholderData: keepPreviousData,
    refetchInterval: reloadEveryMs,
    refetchIntervalInBackground: false,
    refetchOnWindowFocus: true,
  };
}

export const useSnoozeAttentionItem = () =>
  useApiMutation(withBody(snoozeAttentionItemEndpoint), (queries) => ({
    onSuccess: () => queries.invalidateQueries({ queryKey: [listAttentionItemsEndpoint.name] }),
  }));
