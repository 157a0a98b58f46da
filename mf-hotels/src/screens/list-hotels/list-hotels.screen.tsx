import { useExistingPage, useUrlFilters } from '@suite/remote-kit';
import { PageHeader } from '@suite/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { readHotelFilters, unfiltered } from '../../domain/hotel-filters.ts';
import { t } from '../../languages/catalog.ts';
import { listHotelsQuery } from '../../queries/hotels.ts';
import { viewButtonId } from './hotel-columns.tsx';
import { HotelDialogs } from './hotel-dialogs.tsx';
import { HotelMessages, type Outcome } from './hotel-details/hotel-messages.tsx';
import { HotelStatCards } from './hotel-stat-cards.tsx';
import { HotelsPanel } from './hotels-panel.tsx';
import styles from './list-hotels.module.css';
import { useChosenHotel } from './use-chosen-hotel.ts';

export function ListHotelsScreen() {
  const [filters, changeFilters, record] = useUrlFilters(readHotelFilters, unfiltered);
  const list = useQuery(listHotelsQuery(filters));
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const { chosen, choose, close } = useChosenHotel();

  useEffect(() => {
    // The focused button disappears with the decision, while this one stays.
    if (outcome) document.getElementById(viewButtonId(outcome.hotel_id))?.focus({ preventScroll: true });
  }, [outcome]);

  const { hotels, pagination } = list.data ?? {};
  useExistingPage(filters.page, list.isPlaceholderData ? undefined : pagination?.totalPages, changeFilters);
  return (
    <div className={styles.screen}>
      <PageHeader
        title={t('Hotel Management')}
        subtitle={t('Manage hotel listings and verify registrations')}
      />
      <HotelMessages list={list} outcome={outcome} onDismiss={() => setOutcome(null)} />
      <HotelStatCards loading={!hotels && list.isFetching} hotels={hotels} pagination={pagination} />
      <HotelsPanel
        list={list}
        filters={filters}
        onChange={changeFilters}
        onChoose={choose}
        onView={({ id }) => record.open(id)}
      />
      <HotelDialogs
        record={record}
        hotels={hotels}
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
