import { mayCreateBooking, type Booking } from '@suite/contracts';
import { Can } from '@suite/session';
import { Button, DataTable, EmptyState, Icon, type ActionMenuItem } from '@suite/ui';
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

/** The rows, or why there are none. Rows of the page before stay, marked busy, until the new ones are here. */
export function BookingsTable({ list, filters, showsHotel, actionsOf, onCreate }: BookingsTableProps) {
  const { data, isFetching, isPlaceholderData, refetch } = list;
  if (!data && !isFetching) {
    return (
      <EmptyState
        icon="warning"
        title="The bookings could not be loaded"
        action={
          <Button icon={<Icon name="reload" />} onClick={() => void refetch()}>
            Try Again
          </Button>
        }
      />
    );
  }
  return (
    <DataTable
      label="Bookings"
      columns={bookingColumns({ showsHotel, actionsOf })}
      rows={data?.bookings ?? []}
      rowKey={(booking) => booking.id}
      loading={!data || isPlaceholderData}
      loadingText="Loading bookings..."
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
