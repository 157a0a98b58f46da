import type { Hotel } from '@suite/contracts/hotels';
import { tableSortOf, type ChangeFilters } from '@suite/remote-kit';
import { EmptyState, ListTable, type DataColumn, type TableSelection } from '@suite/ui';
import { isFiltered, type HotelListFilters } from '../../domain/hotel-filters.ts';
import { t } from '../../languages/catalog.ts';

interface HotelsTableProps {
  hotels: readonly Hotel[] | undefined;
  list: { isFetching: boolean; isPlaceholderData: boolean; refetch: () => Promise<unknown> };
  filters: HotelListFilters;
  selection: TableSelection<Hotel>;
  onChange: ChangeFilters<HotelListFilters>;
  columns: readonly DataColumn<Hotel>[];
  compact: boolean;
}

export function HotelsTable({
  hotels,
  list,
  filters,
  selection,
  onChange,
  columns,
  compact,
}: HotelsTableProps) {
  return (
    <ListTable
      things={t('hotels')}
      columns={columns}
      compact={compact}
      rows={hotels}
      list={list}
      selection={selection}
      sort={tableSortOf(filters, onChange, t('Newest first'))}
      rowKey={({ id }) => id}
      empty={
        isFiltered(filters) ? (
          <EmptyState
            icon="search"
            title={t('No hotels found')}
            text={t('Try adjusting your search or filter criteria.')}
          />
        ) : (
          <EmptyState
            icon="hotel"
            title={t('No hotels found')}
            text={t('Hotels will appear here once they register.')}
          />
        )
      }
    />
  );
}
