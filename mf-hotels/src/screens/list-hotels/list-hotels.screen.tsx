import { useExistingPage, useUrlFilters } from '@suite/remote-kit';
import { PageHeader, Pagination, Panel, useCollapsibleFilters } from '@suite/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { countFilters, readHotelFilters, searchPage, unfiltered } from '../../domain/hotel-filters.ts';
import { listHotelsQuery } from '../../queries/list-hotels.query.ts';
import { viewButtonId } from './hotel-columns.tsx';
import { HotelDialogs } from './hotel-dialogs.tsx';
import { HotelFilterBar } from './hotel-filter-bar.tsx';
import { HotelMessages, type Outcome } from './hotel-details/hotel-messages.tsx';
import { HotelStatCards } from './hotel-stat-cards.tsx';
import { HotelsTable } from './hotels-table.tsx';
import styles from './list-hotels.module.css';
import { SearchEverywhere } from './search-everywhere.tsx';
import { useChosenHotel } from './use-chosen-hotel.ts';

/** Hotel Management: the registered hotels, and the decision about each. */
export function ListHotelsScreen() {
  const [filters, changeFilters] = useUrlFilters(readHotelFilters, unfiltered);
  const list = useQuery(listHotelsQuery(filters));
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const { chosen, choose, close } = useChosenHotel();
  const collapsible = useCollapsibleFilters(countFilters(filters));

  useEffect(() => {
    // The buttons of a decision go with it, and the focus with them; this one stays.
    if (outcome) document.getElementById(viewButtonId(outcome.hotel_id))?.focus({ preventScroll: true });
  }, [outcome]);

  const { hotels, pagination } = list.data ?? {};
  const found = hotels && searchPage(hotels, filters);
  useExistingPage(filters.page, list.isPlaceholderData ? undefined : pagination?.totalPages, changeFilters);
  return (
    <div className={styles.screen}>
      <PageHeader title="Hotel Management" subtitle="Manage hotel listings and verify registrations" />
      <HotelMessages list={list} outcome={outcome} onDismiss={() => setOutcome(null)} />
      <HotelStatCards loading={!hotels && list.isFetching} hotels={hotels} pagination={pagination} />
      <Panel
        flush
        title={pagination ? `All Hotels (${pagination.total})` : 'All Hotels'}
        actions={collapsible.button}
      >
        <div {...collapsible.region}>
          <HotelFilterBar filters={filters} onChange={changeFilters} />
        </div>
        <SearchEverywhere
          filters={filters}
          found={found?.length ?? 0}
          pagination={pagination}
          onChange={changeFilters}
        />
        <HotelsTable hotels={found} list={list} filters={filters} onChoose={choose} />
        {pagination ? (
          <Pagination
            {...pagination}
            page={filters.page}
            window="leading"
            onChange={(page) => changeFilters({ page })}
          />
        ) : null}
      </Panel>
      <HotelDialogs
        chosen={chosen}
        onClose={close}
        onDecided={(decided) => {
          close();
          setOutcome(decided);
        }}
      />
    </div>
  );
}
