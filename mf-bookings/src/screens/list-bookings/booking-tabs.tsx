import { mayManageBooking, maySeeGuests } from '@suite/contracts/permissions';
import type { Booking } from '@suite/contracts/bookings';
import { useCan } from '@suite/session';
import { Tabs } from '@suite/ui';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { unfiltered, type BookingFilters } from '../../domain/booking-filters.ts';
import { t } from '../../languages/catalog.ts';
import { listArrivalsQuery, listAttentionQuery } from '../../queries/booking-lists.ts';
import { listBookingsQuery } from '../../queries/list-bookings.query.ts';
import { ListPinnedNotes } from '../list-pinned-notes/list-pinned-notes.tsx';
import { ListArrivalsPanel } from '../list-arrivals/list-arrivals-panel.tsx';
import { ListAttentionPanel } from '../list-attention/list-attention-panel.tsx';
import { BookingsPanel, type BookingsPanelProps } from './bookings-panel.tsx';

const viewsFor = (mayManage: boolean): { value: BookingFilters['view']; label: string }[] => [
  { value: '', label: t('All Bookings') },
  { value: 'arrivals', label: t("Today's Arrivals") },
  ...(mayManage ? [{ value: 'attention' as const, label: t('Guests to check') }] : []),
];

interface BookingTabsProps extends Omit<BookingsPanelProps, 'list'> {
  lists: BookingLists;
  onView: (booking: Pick<Booking, 'id'>) => void;
}

export function BookingTabs({ lists, ...panel }: BookingTabsProps) {
  const { view, list, arrivals, attention } = lists;
  const seesGuests = useCan(maySeeGuests);
  return (
    <Tabs
      label={t('Bookings')}
      value={view}
      tabs={viewsFor(useCan(mayManageBooking))}
      onChange={(next) => panel.onChange({ view: next, desk: unfiltered.desk })}
    >
      {view === '' ? <BookingsPanel {...panel} list={list} /> : null}
      {view === 'arrivals' && seesGuests ? <ListPinnedNotes hotelId={panel.filters.hotelId} /> : null}
      {view === 'arrivals' ? <ListArrivalsPanel {...panel} arrivals={arrivals} /> : null}
      {view === 'attention' ? <ListAttentionPanel {...panel} attention={attention} /> : null}
    </Tabs>
  );
}

type BookingLists = ReturnType<typeof useBookingLists>;

/** Loads the list of the visible tab alone. */
export function useBookingLists(filters: BookingFilters) {
  const mayManage = useCan(mayManageBooking);
  const view = filters.view === 'attention' && !mayManage ? '' : filters.view;
  const list = useQuery({ ...listBookingsQuery(filters), enabled: view === '' });
  const arrivals = useInfiniteQuery({ ...listArrivalsQuery(filters), enabled: view === 'arrivals' });
  const attention = useQuery({ ...listAttentionQuery(filters), enabled: view === 'attention' });
  return { view, list, arrivals, attention, current: { '': list, arrivals, attention }[view] };
}
