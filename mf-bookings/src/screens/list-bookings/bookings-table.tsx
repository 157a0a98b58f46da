import { mayCreateBooking, type Booking } from '@suite/contracts';
import { Can } from '@suite/session';
import { Button, EmptyState, Icon, ListTable, type ActionMenuItem } from '@suite/ui';
import { isFiltered, type BookingFilters } from '../../domain/booking-filters.ts';
import { bookingColumns } from './booking-columns.tsx';

interface BookingsTableProps {
  list: {
    data: { bookings: readonly Booking[] } | undefined;
    isFetching: boolean;
    isPlaceholderData: boolean;
    refetch: () => Promise<unknown>;
  };
  filters: BookingFilters;
  showsHotel: boolean;
  /** What the caller may do to a booking. */
  actionsOf: (booking: Booking) => ActionMenuItem[];
  onCreate: () => void;
}

/** The bookings of a page, or an invitation to make the first. */
export function BookingsTable({ list, filters, showsHotel, actionsOf, onCreate }: BookingsTableProps) {
  return (
    <ListTable
      things="bookings"
      columns={bookingColumns({ showsHotel, actionsOf })}
      rows={list.data?.bookings}
      list={list}
      rowKey={(booking) => booking.id}
      empty={isFiltered(filters) ? <NothingFound /> : <NothingYet onCreate={onCreate} />}
    />
  );
}

function NothingFound() {
  return (
    <EmptyState
      title="No bookings found"
      text="Try adjusting your search or filter criteria."
      icon="search"
    />
  );
}

function NothingYet({ onCreate }: { onCreate: () => void }) {
  return (
    <EmptyState
      title="No bookings found"
      text="Get started by creating your first booking."
      action={
        <Can anyOf={mayCreateBooking}>
          <Button variant="primary" icon={<Icon name="plus" />} onClick={onCreate}>
            Create New Booking
          </Button>
        </Can>
      }
    />
  );
}
