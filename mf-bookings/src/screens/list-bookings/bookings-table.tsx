import { mayCreateBooking } from '@suite/contracts/permissions';
import type { Booking } from '@suite/contracts/bookings';
import { Can } from '@suite/session';
import { Button, EmptyState, Icon, ListTable, type DataColumn, type TableSelection } from '@suite/ui';
import { tableSortOf, type ChangeFilters } from '@suite/remote-kit';
import { isFiltered, type BookingFilters } from '../../domain/booking-filters.ts';
import { t } from '../../languages/catalog.ts';

interface BookingsTableProps {
  list: {
    data: { bookings: readonly Booking[] } | undefined;
    isFetching: boolean;
    isPlaceholderData: boolean;
    refetch: () => Promise<unknown>;
  };
  filters: BookingFilters;
  columns: readonly DataColumn<Booking>[];
  compact: boolean;
  selection: TableSelection<Booking> | undefined;
  onChange: ChangeFilters<BookingFilters>;
  onCreate: () => void;
}

export function BookingsTable(props: BookingsTableProps) {
  const { list, filters, columns, compact, selection, onChange, onCreate } = props;
  return (
    <ListTable
      things={t('bookings')}
      columns={columns}
      compact={compact}
      rows={list.data?.bookings}
      list={list}
      rowKey={(booking) => booking.id}
      selection={selection}
      sort={tableSortOf(filters, onChange, t('Newest first'))}
      empty={isFiltered(filters) ? <NothingFound /> : <NothingYet onCreate={onCreate} />}
    />
  );
}

function NothingFound() {
  return (
    <EmptyState
      title={t('No bookings found')}
      text={t('Try adjusting your search or filter criteria.')}
      icon="search"
    />
  );
}

function NothingYet({ onCreate }: { onCreate: () => void }) {
  return (
    <EmptyState
      title={t('No bookings found')}
      text={t('Get started by creating your first booking.')}
      action={
        <Can anyOf={mayCreateBooking}>
          <Button variant="primary" icon={<Icon name="plus" />} onClick={onCreate}>
            {t('Create New Booking')}
          </Button>
        </Can>
      }
    />
  );
}
