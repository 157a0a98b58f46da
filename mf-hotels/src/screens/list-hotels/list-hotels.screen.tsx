import { useExistingPage, useUrlFilters } from '@suite/remote-kit';
import { useDialog, PageHeader, Banner, StatCard, StatGrid } from '@suite/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState, useRef } from 'react';
import type { Pagination } from '@suite/contracts/http';
import type { Hotel } from '@suite/contracts/hotels';
import { readHotelFilters, unfiltered } from '../../domain/hotel-filters.ts';
import { t, known, tn } from '../../languages/catalog.ts';
import { listHotelsQuery } from '../../queries/hotels.ts';
import { countApprovals } from '../../domain/approval.ts';
import { viewButtonId } from './hotel-columns.tsx';
import { HotelDialogs, type HotelDecision, type Outcome } from './hotel-dialogs.tsx';
import { HotelsPanel } from './hotels-panel.tsx';
import styles from './list-hotels.module.css';

export function ListHotelsScreen() {
  const [filters, changeFilters, record] = useUrlFilters(readHotelFilters, unfiltered);
  const list = useQuery(listHotelsQuery(filters));
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const dialog = useDialog<HotelDecision['kind'], Hotel>('approve');

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
        onChoose={dialog.show}
        onView={({ id }) => record.open(id)}
      />
      <HotelDialogs
        record={record}
        hotels={hotels}
        dialog={dialog}
        onDecided={(decided) => {
          dialog.close();
          setOutcome(decided);
        }}
      />
    </div>
  );
}

interface HotelMessagesProps {
  list: { error: Error | null };
  outcome: Outcome | null;
  onDismiss: () => void;
}

function HotelMessages({ list, outcome, onDismiss }: HotelMessagesProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The button may be far down the page, and a row does not show a failure.
    if (outcome?.tone === 'error') place.current?.scrollIntoView?.({ block: 'nearest' });
  }, [outcome]);
  return (
    <div ref={place} className={styles.messages}>
      {list.error ? <Banner tone="error">{list.error.message}</Banner> : null}
      {outcome?.text ? (
        <Banner tone={outcome.tone} onDismiss={onDismiss}>
          {outcome.text}
        </Banner>
      ) : null}
    </div>
  );
}

interface HotelStatCardsProps {
  loading: boolean;
  hotels: readonly Hotel[] | undefined;
  pagination: Pagination | undefined;
}

const cards = [
  { approval: 'Approved', icon: 'check', tone: 'success' },
  { approval: 'Pending', icon: 'clock', tone: 'warning' },
  { approval: 'Rejected', icon: 'close', tone: 'danger' },
] as const;

/** Counts all hotels on the server, but decisions on this page alone; unknown counts are dashes. */
function HotelStatCards({ loading, hotels, pagination }: HotelStatCardsProps) {
  const counts = hotels && countApprovals(hotels);
  const pages = pagination?.totalPages ?? 0;
  // An empty line keeps the height of the cards when the list arrives.
  const note = (text: string) => (pages > 1 ? text : '\u00A0');
  return (
    <section aria-label={t('Hotel statistics')}>
      <StatGrid oneLine>
        <StatCard
          label={t('Total Hotels')}
          value={pagination?.total ?? '–'}
          note={note(tn(pages, 'On {count} page', 'On {count} pages'))}
          loading={loading}
          icon="hotel"
        />
        {cards.map(({ approval, icon, tone }) => (
          <StatCard
            key={approval}
            label={known(approval)}
            value={counts?.[approval] ?? '–'}
            note={note(t('On this page'))}
            loading={loading}
            icon={icon}
            tone={tone}
          />
        ))}
      </StatGrid>
    </section>
  );
}
