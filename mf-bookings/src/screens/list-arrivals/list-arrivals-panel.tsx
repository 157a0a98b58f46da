import type { Booking } from '@suite/contracts/bookings';
import { Button, EmptyState, Icon, ListTable, Pagination, Panel } from '@suite/ui';
import type { ChangeFilters } from '@suite/remote-kit';
import type { UseQueryResult } from '@tanstack/react-query';
import type { BookingFilters } from '../../domain/booking-filters.ts';
import type { Arrivals } from '../../queries/list-arrivals.query.ts';
import { BookingSearch } from '../../components/booking-search.tsx';
import { t, tn } from '../../languages/catalog.ts';
import { arrivalColumns } from './arrival-columns.tsx';
import styles from './list-arrivals-panel.module.css';
import { usePrintArrivals } from './use-print-arrivals.ts';
import type { VerificationMails } from '../send-verification/use-send-verification.ts';

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
  const total = data?.pagination.total ?? 0;
  return (
    <Panel
      flush
      title={data ? t("Today's Arrivals ({total})", { total }) : t("Today's Arrivals")}
      actions={
        total > 0 ? (
          <Button icon={<Icon name="print" />} busy={busy} busyLabel={t('Preparing...')} onClick={print}>
            {t('Print')}
          </Button>
        ) : null
      }
    >
      <div className={styles.filters}>
        <BookingSearch search={filters.search} onChange={onChange} placeholder={t('Search arrivals...')} />
      </div>
      {data && total > 0 ? <UnverifiedCount unverified={data.unverified} /> : null}
      <ListTable
        things={t('arrivals')}
        columns={arrivalColumns({
          showsHotel,
          choices: data?.desk_choices ?? [],
          flags: data?.flags ?? [],
          mails,
          onView,
        })}
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
