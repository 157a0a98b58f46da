import type { Booking } from '@suite/contracts/bookings';
import {
  ActionMenu,
  Button,
  Icon,
  ListTable,
  Panel,
  toast,
  useSelection,
  type ActionMenuItem,
} from '@suite/ui';
import type { ChangeFilters } from '@suite/remote-kit';
import { useMutation, type UseInfiniteQueryResult } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import type { BookingFilters } from '../../domain/booking-filters.ts';
import { readAllArrivals, useListSettings, type Arrivals } from '../../queries/booking-lists.ts';
import { BookingSearch } from '../../components/booking-search.tsx';
import { t, tn } from '../../languages/catalog.ts';
import { AssignToday } from '../assign-stays/assign-stays-today.tsx';
import { BulkBookings } from '../bulk-bookings/bulk-bookings.tsx';
import type { Stays } from '../check-in-booking/use-check-in-booking.tsx';
import type { VerificationMails } from '../send-verification/send-verification.tsx';
import { arrivalColumns } from './arrival-columns.tsx';
import { DeskViews, NoDeskRows, deskViewTexts } from './desk-views.tsx';
import styles from './list-arrivals-panel.module.css';

interface ListArrivalsPanelProps {
  arrivals: UseInfiniteQueryResult<Arrivals | undefined>;
  filters: BookingFilters;
  showsHotel: boolean;
  mails: VerificationMails | undefined;
  stays: Stays;
  actionsOf: (booking: Booking) => ActionMenuItem[];
  onView: (booking: Booking) => void;
  onChange: ChangeFilters<BookingFilters>;
}

const selectable = {
  keyOf: ({ id }: Booking) => id,
  labelOf: ({ id }: Booking) => t('Select booking {id}', { id }),
};

export function ListArrivalsPanel(props: ListArrivalsPanelProps) {
  const { arrivals, filters, showsHotel, mails, stays, actionsOf, onView, onChange } = props;
  const { desk: view, hotelId, search } = filters;
  const texts = deskViewTexts()[view];
  const { printed, print, busy } = usePrintArrivals(filters);
  const page = [printed, arrivals.data].find((one) => one?.view === view);
  const settings = useListSettings('bookings', null, arrivals.data !== undefined);
  const selection = useSelection({ ...selectable, rows: page?.arrivals, filters: { view, hotelId, search } });
  return (
    <Panel
      flush
      dense={settings.isCompact}
      title={page ? texts.titled(page.pagination.total) : texts.name}
      actions={
        hasRows(page) ? (
          <>
            <ActionMenu {...settings.rowsMenu} />
            {mails && view === 'arrivals' && selection.chosen.length === 0 ? (
              <AssignToday hotelId={hotelId} />
            ) : null}
            <Button icon={<Icon name="print" />} busy={busy} busyLabel={t('Preparing...')} onClick={print}>
              {t('Print')}
            </Button>
          </>
        ) : null
      }
    >
      <DeskViews view={view} counts={arrivals.data?.counts} onChange={(desk) => onChange({ desk })} />
      <div className={styles.filters}>
        <BookingSearch search={search} onChange={onChange} placeholder={texts.search} />
      </div>
      {view === 'arrivals' && hasRows(page) ? <UnverifiedCount {...page} /> : null}
      <LeftOutOnPaper page={page} />
      <BulkBookings
        bookings={selection.chosen}
        onClear={selection.clear}
        onDone={(settled) => selection.table.onChoose(settled, false)}
      />
      <ListTable
        things={texts.things}
        columns={arrivalColumns({ view, showsHotel, page, mails, stays, actionsOf, onView })}
        compact={settings.isCompact}
        rows={page?.arrivals}
        list={arrivals}
        rowKey={({ id }) => id}
        selection={mails ? selection.table : undefined}
        detailOf={stays.panelOf}
        empty={<NoDeskRows view={view} isSearched={search !== ''} />}
      />
      {page && !printed ? <LoadMore arrivals={arrivals} page={page} /> : null}
    </Panel>
  );
}

function hasRows(page: Arrivals | undefined): page is Arrivals {
  return page !== undefined && page.pagination.total > 0;
}

interface LoadMoreProps extends Pick<ListArrivalsPanelProps, 'arrivals'> {
  page: Arrivals;
}

function LoadMore({ arrivals, page }: LoadMoreProps) {
  if (!arrivals.hasNextPage) return null;
  const counted = { shown: page.arrivals.length, total: page.pagination.total };
  return (
    <div className={styles.more}>
      <span className={styles.muted}>{t('{shown} of {total} are shown', counted)}</span>
      <Button busy={arrivals.isFetchingNextPage} onClick={() => void arrivals.fetchNextPage()}>
        {t('Load more')}
      </Button>
    </div>
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

/** The menu of the browser prints the loaded rows alone. */
function LeftOutOnPaper({ page }: { page: Arrivals | undefined }) {
  const shown = page?.arrivals.length ?? 0;
  const total = page?.pagination.total ?? 0;
  if (shown >= total) return null;
  return (
    <p className={styles.onPaper}>
      {t(
        'Only {shown} of {total} bookings are printed. To print all of them, choose Print on this page or press Ctrl+P.',
        { shown, total },
      )}
    </p>
  );
}

/** Reads the rows of all pages and opens the browser's print dialog once they are shown; Ctrl+P does the same. */
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
