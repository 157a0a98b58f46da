import { callEndpoint } from '@suite/api-client';
import { listAttentionEndpoint } from '@suite/contracts/verification';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { BookingFilters } from '../domain/booking-filters.ts';

export function listAttentionQuery({ hotelId, kind, page, limit }: BookingFilters) {
  const query = { page, limit, ...(kind && { kind }), ...(hotelId !== null && { hotelId }) };
  return queryOptions({
    queryKey: [listAttentionEndpoint.name, query] as const,
    queryFn: async ({ signal }) => (await callEndpoint(listAttentionEndpoint, { query, signal })).result,
    placeholderData: keepPreviousData,
  });
}
