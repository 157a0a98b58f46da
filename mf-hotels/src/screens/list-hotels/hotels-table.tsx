import type { Hotel } from '@suite/contracts';
import { Button, DataTable, EmptyState, Icon } from '@suite/ui';
import { isFiltered, type HotelListFilters } from '../../domain/hotel-filters.ts';
import { hotelColumns } from './hotel-columns.tsx';
import type { ChooseHotel } from './use-chosen-hotel.ts';

interface HotelsTableProps {
  hotels: readonly Hotel[] | undefined;
  list: { isFetching: boolean; isPlaceholderData: boolean; refetch: () => Promise<unknown> };
  filters: HotelListFilters;
  onChoose: ChooseHotel;
}

/** The rows, or why there are none. Rows of the page before stay, marked busy, until the new ones are here. */
export function HotelsTable({ hotels, list, filters, onChoose }: HotelsTableProps) {
  if (!hotels && !list.isFetching) {
    return (
      <EmptyState
        icon="warning"
        title="The hotels could not be loaded"
        action={
          <Button icon={<Icon name="reload" />} onClick={() => void list.refetch()}>
            Try Again
          </Button>
        }
      />
    );
  }
  return (
    <DataTable
      label="Hotels"
      columns={hotelColumns(onChoose)}
      rows={hotels ?? []}
      rowKey={({ id }) => id}
      loading={!hotels || list.isPlaceholderData}
      loadingText="Loading hotels..."
      empty={
        isFiltered(filters) ? (
          <EmptyState
            icon="search"
            title="No hotels found"
            text="Try adjusting your search or filter criteria."
          />
        ) : (
          <EmptyState
            icon="hotel"
            title="No hotels found"
            text="Hotels will appear here once they register."
          />
        )
      }
    />
  );
}
