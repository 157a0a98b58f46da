import type { ResultOf } from '@suite/contracts/http';
import type { Hotel, listHotelsEndpoint } from '@suite/contracts/hotels';
import { writeFilters, tableSortOf, type ChangeFilters } from '@suite/remote-kit';
import {
  ActionMenu,
  Pagination,
  Panel,
  SavedViewsMenu,
  useCollapsibleFilters,
  useSelection,
  EmptyState,
  ListTable,
  Button,
  type ListTableProps,
} from '@suite/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import { useListSettings } from '../../queries/hotels.ts';
import {
  countFilters,
  readHotelFilters,
  searchPage,
  unfiltered,
  isFiltered,
  type HotelListFilters,
} from '../../domain/hotel-filters.ts';
import { t, tn } from '../../languages/catalog.ts';
import { BulkHotels } from '../bulk-hotels/bulk-hotels.tsx';
import { hotelColumns } from './hotel-columns.tsx';
import { HotelFilterBar } from './hotel-filter-bar.tsx';
import type { HotelDecision } from './hotel-dialogs.tsx';
import styles from './list-hotels.module.css';

type HotelPage = ResultOf<typeof listHotelsEndpoint>;

interface HotelsPanelProps {
  list: UseQueryResult<HotelPage>;
  filters: HotelListFilters;
  onChange: ChangeFilters<HotelListFilters>;
  onChoose: HotelDecision['show'];
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
        rows={found}
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

interface HotelsTableProps extends Omit<ListTableProps<Hotel>, 'things' | 'rowKey' | 'sort' | 'empty'> {
  filters: HotelListFilters;
  onChange: ChangeFilters<HotelListFilters>;
}

function HotelsTable({ filters, onChange, ...table }: HotelsTableProps) {
  return (
    <ListTable
      {...table}
      things={t('hotels')}
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

interface SearchEverywhereProps {
  filters: HotelListFilters;
  found: number;
  pagination: HotelPage['pagination'] | undefined;
  onChange: ChangeFilters<HotelListFilters>;
}

function SearchEverywhere({ filters, found, pagination, onChange }: SearchEverywhereProps) {
  if (!filters.search.trim() || !pagination) return null;
  if (filters.in === 'all') {
    return (
      <p className={styles.scope}>
        <span role="status">{allFound(pagination.total)}</span>
        <Button variant="link" size="small" onClick={() => onChange({ in: 'page' })}>
          {t('Search this page only')}
        </Button>
      </p>
    );
  }
  if (pagination.totalPages <= 1) return null;
  return (
    <p className={styles.scope}>
      <span role="status">{foundHere(found)}</span>
      <Button variant="link" size="small" onClick={() => onChange({ in: 'all' })}>
        {t('Search all hotels')}
      </Button>
    </p>
  );
}

function allFound(count: number): string {
  return tn(count, 'Searching all hotels: {count} found.', 'Searching all hotels: {count} found.');
}

function foundHere(count: number): string {
  return tn(count, 'Searching this page only: {count} found.', 'Searching this page only: {count} found.');
}
