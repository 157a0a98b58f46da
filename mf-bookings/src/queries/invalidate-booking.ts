import { getBookingEndpoint, type BookingsEvents } from '@suite/contracts/bookings';
import { getVerificationEndpoint } from '@suite/contracts/verification';
import { createEvents } from '@suite/remote-kit';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { invalidateBookingLists } from './booking-lists.ts';

const { usePublish } = createEvents<BookingsEvents>();

function invalidateBooking(queries: QueryClient, id: number): void {
  void queries.invalidateQueries({ queryKey: [getVerificationEndpoint.name, id] });
  void queries.invalidateQueries({ queryKey: [getBookingEndpoint.name, id] });
  invalidateBookingLists(queries);
}

/** Returns a stable callback. */
export function useInvalidateBooking(id: number): () => void {
  const queries = useQueryClient();
  return useCallback(() => invalidateBooking(queries, id), [queries, id]);
}

/** Returns a stable callback. */
export function usePublishBookingChange(): (id: number) => void {
  const publish = usePublish();
  return useCallback((id) => publish('bookings.booking-changed', { booking_id: id }), [publish]);
}

/** Refreshes the booking here and notifies other remotes. */
export function useBookingChanged(id: number): () => void {
  const invalidate = useInvalidateBooking(id);
  const publish = usePublishBookingChange();
  return () => {
    invalidate();
    publish(id);
  };
}
