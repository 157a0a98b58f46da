import type { Hotel } from '@suite/contracts/hotels';
import { tableSortOf, type ChangeFilters } from '@suite/remote-kit';
import { EmptyState, ListTable, type DataColumn, type TableSelection } from '@suite/ui';
import { isFiltered, type HotelListFilters } from '../../domain/hotel-filters.ts';

interface HotelsTableProps {
  hotels: readonly Hotel[] | undefined;
  list: { isFetching: boolean; isPlaceholderData: boolean; refetch: () => Promise<unknown> };
  filters: HotelListFilters;
  selection: TableSelection<Hotel>;
  onChange: ChangeFilters<HotelListFilters>;
  columns: readonly DataColumn<Hotel>[];
}

/** The hotels of a page. */
export function HotelsTable({ hotels, list, filters, selection, onChange, columns }: HotelsTableProps) {
  return (
    <ListTable
      things="hotels"
      columns={columns}
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
