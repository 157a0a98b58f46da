import { getBookingEndpoint, type BookingsEvents } from '@suite/contracts/bookings';
import { getVerificationEndpoint } from '@suite/contracts/verification';
import { createEvents } from '@suite/remote-kit';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { readListsAgain } from './booking-lists.ts';

const { usePublish } = createEvents<BookingsEvents>();

/** Has a booking read anew wherever it is shown, after the front desk dealt with it. */
function readBookingAgain(queries: QueryClient, id: number): void {
  void queries.invalidateQueries({ queryKey: [getVerificationEndpoint.name, id] });
  void queries.invalidateQueries({ queryKey: [getBookingEndpoint.name, id] });
  readListsAgain(queries);
}

/** A way to have a booking read anew; always the same one. */
export function useReadBookingAgain(id: number): () => void {
  const queries = useQueryClient();
  return useCallback(() => readBookingAgain(queries, id), [queries, id]);
}

/** A way to tell other remotes that a booking was changed here; always the same one. */
export function usePublishBookingChange(): (id: number) => void {
  const publish = usePublish();
  return useCallback((id) => publish('bookings.booking-changed', { booking_id: id }), [publish]);
}

/** After this remote changed a booking: has it read anew here, and tells other remotes. */
export function useBookingChanged(id: number): () => void {
  const readAgain = useReadBookingAgain(id);
  const publish = usePublishBookingChange();
  return () => {
    readAgain();
    publish(id);
  };
}
