import type { ResultOf } from '@suite/contracts/http';
import type { Hotel, listHotelsEndpoint } from '@suite/contracts/hotels';
import { writeFilters, type ChangeFilters } from '@suite/remote-kit';
import {
  ActionMenu,
  Pagination,
  Panel,
  SavedViewsMenu,
  useCollapsibleFilters,
  useSelection,
} from '@suite/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import { useListSettings } from '../../queries/use-list-settings.ts';
import {
  countFilters,
  readHotelFilters,
  searchPage,
  unfiltered,
  type HotelListFilters,
} from '../../domain/hotel-filters.ts';
import { t } from '../../languages/catalog.ts';
import { BulkHotels } from '../bulk-hotels/bulk-hotels.tsx';
import { hotelColumns } from './hotel-columns.tsx';
import { HotelFilterBar } from './hotel-filter-bar.tsx';
import { HotelsTable } from './hotels-table.tsx';
import { SearchEverywhere } from './search-everywhere.tsx';
import type { ChooseHotel } from './use-chosen-hotel.ts';

interface HotelsPanelProps {
  list: UseQueryResult<ResultOf<typeof listHotelsEndpoint>>;
  filters: HotelListFilters;
  onChange: ChangeFilters<HotelListFilters>;
  onChoose: ChooseHotel;
  onView: (hotel: Hotel) => void;
}

export function HotelsPanel({ list, filters, onChange, onChoose, onView }: HotelsPanelProps) {
  const collapsible = useCollapsibleFilters(countFilters(filters));
  const { hotels, pagination } = list.data ?? {};
  const found = hotels && searchPage(hotels, filters);
  const selection = useSelection({
    rows: found,
    keyOf: ({ id }) => id,
    labelOf: ({ hotel_name }) => t('Select {name}', { name: hotel_name }),
    filters,
  });
  const settings = useListSettings('hotels', null, list.data !== undefined);
  const { columns, choices } = settings.shownColumns(hotelColumns(onChoose, onView));
  return (
    <Panel
      flush
      dense={settings.isCompact}
      title={pagination ? t('All Hotels ({total})', { total: pagination.total }) : t('All Hotels')}
      actions={
        <>
          <SavedViewsMenu
            {...settings.views}
            query={writeFilters({ ...filters, page: unfiltered.page }, unfiltered).toString()}
            onChoose={(query) => onChange(readHotelFilters(new URLSearchParams(query)))}
          />
          <ActionMenu label={t('Choose columns')} text={t('Columns')} icon="columns" items={choices} />
          {collapsible.button}
        </>
      }
    >
      <div {...collapsible.region}>
        <HotelFilterBar filters={filters} onChange={onChange} />
      </div>
      <SearchEverywhere
        filters={filters}
        found={found?.length ?? 0}
        pagination={pagination}
        onChange={onChange}
      />
      <BulkHotels selection={selection} />
      <HotelsTable
        hotels={found}
        list={list}
        filters={filters}
        selection={selection.table}
        onChange={onChange}
        columns={columns}
        compact={settings.isCompact}
      />
      {pagination ? (
        <Pagination
          {...pagination}
          page={filters.page}
          window="leading"
          onChange={(page) => onChange({ page })}
          onLimitChange={(limit) => onChange({ limit })}
        />
      ) : null}
    </Panel>
  );
}
