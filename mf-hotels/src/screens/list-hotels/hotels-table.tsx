import type { Hotel } from '@suite/contracts/hotels';
import { tableSortOf, type ChangeFilters } from '@suite/remote-kit';
import { EmptyState, ListTable, type TableSelection } from '@suite/ui';
import { isFiltered, type HotelListFilters } from '../../domain/hotel-filters.ts';
import { hotelColumns } from './hotel-columns.tsx';
import type { ChooseHotel } from './use-chosen-hotel.ts';

interface HotelsTableProps {
  hotels: readonly Hotel[] | undefined;
  list: { isFetching: boolean; isPlaceholderData: boolean; refetch: () => Promise<unknown> };
  filters: HotelListFilters;
  selection: TableSelection<Hotel>;
  onChange: ChangeFilters<HotelListFilters>;
  onChoose: ChooseHotel;
  onView: (hotel: Hotel) => void;
}

/** The hotels of a page. */
export function HotelsTable({
  hotels,
  list,
  filters,
  selection,
  onChange,
  onChoose,
  onView,
}: HotelsTableProps) {
  return (
    <ListTable
      things="hotels"
      columns={hotelColumns(onChoose, onView)}
      rows={hotels}
      list={list}
      selection={selection}
      sort={tableSortOf(filters, onChange, 'Newest first')}
      rowKey={({ id }) => id}
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
