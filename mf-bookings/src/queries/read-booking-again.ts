import { getBookingEndpoint } from '@suite/contracts/bookings';
import { getVerificationEndpoint } from '@suite/contracts/verification';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { readListsAgain } from './booking-lists.ts';

/** Has a booking read anew wherever it is shown, after the front desk dealt with it. */
export function readBookingAgain(queries: QueryClient, id: number): void {
  void queries.invalidateQueries({ queryKey: [getVerificationEndpoint.name, id] });
  void queries.invalidateQueries({ queryKey: [getBookingEndpoint.name, id] });
  readListsAgain(queries);
}

/** A way to have a booking read anew; always the same one. */
export function useReadBookingAgain(id: number): () => void {
  const queries = useQueryClient();
  return useCallback(() => readBookingAgain(queries, id), [queries, id]);
}
