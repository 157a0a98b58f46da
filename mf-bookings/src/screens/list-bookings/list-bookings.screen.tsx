import { mayCreateBooking, type Booking } from '@suite/contracts';
import { useExistingPage, useUrlFilters } from '@suite/remote-kit';
import { Can, roleLabel, useSession } from '@suite/session';
import { Button, Icon, PageHeader, Pagination, Panel, useDialog } from '@suite/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { readBookingFilters, unfiltered } from '../../domain/booking-filters.ts';
import { getBookingStatsQuery } from '../../queries/get-booking-stats.query.ts';
import { listBookingsQuery } from '../../queries/list-bookings.query.ts';
import { useBookingActions, type BookingDialog } from './booking-actions.ts';
import { BookingDialogs } from './booking-dialogs.tsx';
import { BookingFilterBar } from './booking-filter-bar.tsx';
import { BookingMessages, type Outcome } from './booking-messages.tsx';
import { BookingStatCards } from './booking-stat-cards.tsx';
import { BookingsTable } from './bookings-table.tsx';
import { CreateBookingDialog } from './create-booking-dialog.tsx';
import styles from './list-bookings.module.css';

/** Booking Management: counts, list and the way to a new booking. */
export function ListBookingsScreen() {
  const { user } = useSession();
  const seesAllHotels = roleLabel(user) === 'Super Admin';
  const [filters, changeFilters] = useUrlFilters(readBookingFilters, unfiltered);
  const list = useQuery(listBookingsQuery(filters));
  const stats = useQuery(getBookingStatsQuery);
  const [dialog, setDialog] = useState({ open: false, openings: 0 });
  const opened = useDialog<BookingDialog['kind'], Booking>('details');
  const [done, setDone] = useState<Outcome[]>([]);
  const actionsOf = useBookingActions(opened.show);
  const say = (tone: Outcome['tone']) => (text: string) => setDone((said) => [...said, { tone, text }]);

  const pagination = list.data?.pagination;
  useExistingPage(filters.page, list.isPlaceholderData ? undefined : pagination?.totalPages, changeFilters);

  const openDialog = () => setDialog({ open: true, openings: dialog.openings + 1 });
  const closeDialog = () => setDialog({ ...dialog, open: false });
  return (
    <div className={styles.screen}>
      <PageHeader
        title="Booking Management"
        subtitle={seesAllHotels ? 'Manage all bookings across all hotels' : 'Manage bookings for your hotel'}
      />
      <BookingMessages list={list} stats={stats} done={done} />
      <BookingStatCards stats={stats} />
      <Panel
        flush
        title={pagination ? `All Bookings (${pagination.total})` : 'All Bookings'}
        actions={
          <Can anyOf={mayCreateBooking}>
            <Button variant="primary" icon={<Icon name="plus" />} onClick={openDialog}>
              Create Booking
            </Button>
          </Can>
        }
      >
        <BookingFilterBar filters={filters} onChange={changeFilters} />
        <BookingsTable
          list={list}
          filters={filters}
          showsHotel={seesAllHotels}
          actionsOf={actionsOf}
          onCreate={openDialog}
        />
        {pagination ? (
          <Pagination {...pagination} page={filters.page} onChange={(page) => changeFilters({ page })} />
        ) : null}
      </Panel>
      <BookingDialogs dialog={opened} onDone={say('success')} onFailed={say('error')} />
      <CreateBookingDialog
        key={dialog.openings}
        open={dialog.open}
        asksHotel={seesAllHotels}
        onClose={closeDialog}
        onCreated={(message) => {
          closeDialog();
          say('success')(message);
          changeFilters({ ...unfiltered, limit: filters.limit });
        }}
      />
    </div>
  );
}
