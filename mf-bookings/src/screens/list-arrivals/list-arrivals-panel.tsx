import type { Booking } from '@suite/contracts/bookings';
import { ActionMenu, Button, EmptyState, Icon, ListTable, Pagination, Panel, toast } from '@suite/ui';
import type { ChangeFilters } from '@suite/remote-kit';
import { useMutation, type UseQueryResult } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import type { BookingFilters } from '../../domain/booking-filters.ts';
import { readAllArrivals, useListSettings, type Arrivals } from '../../queries/booking-lists.ts';
import { BookingSearch } from '../../components/booking-search.tsx';
import { t, tn } from '../../languages/catalog.ts';
import type { VerificationMails } from '../send-verification/send-verification.tsx';
import { arrivalColumns } from './arrival-columns.tsx';
import styles from './list-arrivals-panel.module.css';

interface ListArrivalsPanelProps {
  arrivals: UseQueryResult<Arrivals>;
  filters: BookingFilters;
  showsHotel: boolean;
  mails: VerificationMails | undefined;
  onView: (booking: Booking) => void;
  onChange: ChangeFilters<BookingFilters>;
}

export function ListArrivalsPanel({
  arrivals,
  filters,
  showsHotel,
  mails,
  onView,
  onChange,
}: ListArrivalsPanelProps) {
  const { printed, print, busy } = usePrintArrivals(filters);
  const data = printed ?? arrivals.data;
  const settings = useListSettings('bookings', null, arrivals.data !== undefined);
  const total = data?.pagination.total ?? 0;
  return (
    <Panel
      flush
      dense={settings.isCompact}
      title={data ? t("Today's Arrivals ({total})", { total }) : t("Today's Arrivals")}
      actions={
        total > 0 ? (
          <>
            <ActionMenu {...settings.rowsMenu} />
            <Button icon={<Icon name="print" />} busy={busy} busyLabel={t('Preparing...')} onClick={print}>
              {t('Print')}
            </Button>
          </>
        ) : null
      }
    >
      <div className={styles.filters}>
        <BookingSearch search={filters.search} onChange={onChange} placeholder={t('Search arrivals...')} />
      </div>
      {data && total > 0 ? <UnverifiedCount unverified={data.unverified} /> : null}
      <LeftOutOnPaper page={data} />
      <ListTable
        things={t('arrivals')}
        columns={arrivalColumns({
          showsHotel,
          choices: data?.desk_choices ?? [],
          flags: data?.flags ?? [],
          mails,
          onView,
        })}
        compact={settings.isCompact}
        rows={data?.arrivals}
        list={arrivals}
        rowKey={({ id }) => id}
        empty={<NoArrivals isSearched={filters.search !== ''} />}
      />
      {data && !printed ? (
        <Pagination {...data.pagination} page={filters.page} onChange={(page) => onChange({ page })} />
      ) : null}
    </Panel>
  );
}

function UnverifiedCount({ unverified }: Pick<Arrivals, 'unverified'>) {
  return (
    <p className={styles.unverified} role="status">
      {unverified > 0
        ? tn(
            unverified,
            '{count} booking still to be verified, listed first',
            '{count} bookings still to be verified, listed first',
          )
        : t('All guests are verified')}
    </p>
  );
}

/** The menu of the browser prints the page in sight alone. */
function LeftOutOnPaper({ page }: { page: Arrivals | undefined }) {
  const shown = page?.arrivals.length ?? 0;
  const total = page?.pagination.total ?? 0;
  if (shown >= total) return null;
  return (
    <p className={styles.onPaper}>
      {t(
        'Only {shown} of {total} arrivals are printed. To print all of them, choose Print on this page or press Ctrl+P.',
        { shown, total },
      )}
    </p>
  );
}

function NoArrivals({ isSearched }: { isSearched: boolean }) {
  return isSearched ? (
    <EmptyState
      icon="arrivals"
      title={t('No arrivals found')}
      text={t('No booking that checks in today matches the search.')}
    />
  ) : (
    <EmptyState
      icon="arrivals"
      title={t('No arrivals today')}
      text={t('Bookings that check in today are listed here.')}
    />
  );
}

/** Reads the arrivals of all pages and opens the browser's print dialog once they are shown; Ctrl+P does the same. */
function usePrintArrivals(filters: BookingFilters) {
  const [printed, setPrinted] = useState<Arrivals>();
  const reading = useMutation({
    mutationFn: () => readAllArrivals(filters),
    onSuccess: setPrinted,
    onError: ({ message }) => toast.error(message),
  });
  useEffect(() => {
    if (!printed) return;
    const finish = () => setPrinted(undefined);
    window.addEventListener('afterprint', finish);
    window.print();
    return () => window.removeEventListener('afterprint', finish);
  }, [printed]);
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== 'p' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    if (!reading.isPending) reading.mutate();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    window.addEventListener('keydown', listener);
    return () => window.removeEventListener('keydown', listener);
  }, []);
  return { printed, print: () => reading.mutate(), busy: reading.isPending };
}
