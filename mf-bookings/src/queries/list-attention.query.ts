import { listAttentionEndpoint } from '@suite/contracts/verification';
import { endpointQuery } from '@suite/remote-kit/queries';
import { keepPreviousData } from '@tanstack/react-query';
import type { BookingFilters } from '../domain/booking-filters.ts';

export function listAttentionQuery({ hotelId, kind, page, limit }: BookingFilters) {
  const query = { page, limit, ...(kind && { kind }), ...(hotelId !== null && { hotelId }) };
  return { ...endpointQuery(listAttentionEndpoint, { query }), placeholderData: keepPreviousData };
}
