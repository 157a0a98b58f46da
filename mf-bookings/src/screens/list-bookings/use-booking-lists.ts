import { mayManageBooking } from '@suite/contracts/permissions';
import { useCan } from '@suite/session';
import { useQuery } from '@tanstack/react-query';
import type { BookingFilters } from '../../domain/booking-filters.ts';
import { listArrivalsQuery } from '../../queries/list-arrivals.query.ts';
import { listAttentionQuery } from '../../queries/list-attention.query.ts';
import { listBookingsQuery } from '../../queries/list-bookings.query.ts';

export type BookingLists = ReturnType<typeof useBookingLists>;

/** Loads the list of the visible tab alone. */
export function useBookingLists(filters: BookingFilters) {
  const mayManage = useCan(mayManageBooking);
  const view = filters.view === 'attention' && !mayManage ? '' : filters.view;
  const list = useQuery({ ...listBookingsQuery(filters), enabled: view === '' });
  const arrivals = useQuery({ ...listArrivalsQuery(filters), enabled: view === 'arrivals' });
  const attention = useQuery({ ...listAttentionQuery(filters), enabled: view === 'attention' });
  return { view, list, arrivals, attention, current: { '': list, arrivals, attention }[view] };
}
