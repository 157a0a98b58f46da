import { mayManageBooking, maySeeGuests } from '@suite/contracts/permissions';
import type { Booking } from '@suite/contracts/bookings';
import { useExistingPage, useUrlFilters } from '@suite/remote-kit';
import { roleLabel, useCan, useSession } from '@suite/session';
import { Banner, PageHeader, Tabs, useDialog } from '@suite/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { readBookingFilters, unfiltered } from '../../domain/booking-filters.ts';
import { getBookingStatsQuery } from '../../queries/get-booking-stats.query.ts';
import { listArrivalsQuery } from '../../queries/list-arrivals.query.ts';
import { listAttentionQuery } from '../../queries/list-attention.query.ts';
import { listBookingsQuery } from '../../queries/list-bookings.query.ts';
import { ArrivalEntry } from './arrival-entry.tsx';
import { ArrivalsPanel } from './arrivals-panel.tsx';
import { useBookingActions, type BookingDialog } from './booking-actions.ts';
import { BookingDialogs } from './booking-dialogs.tsx';
import { BookingMessages, type Outcome } from './booking-messages.tsx';
import { BookingStatCards } from './booking-stat-cards.tsx';
import { BookingsPanel } from './bookings-panel.tsx';
import { CreateBookingDialog } from './create-booking-dialog.tsx';
import { AttentionPanel } from './list-attention/attention-panel.tsx';
import styles from './list-bookings.module.css';
import { useVerificationMails } from './use-verification-mails.ts';

const views = [
  { value: '', label: 'All Bookings' },
  { value: 'arrivals', label: "Today's Arrivals" },
] as const;
const attentionView = { value: 'attention', label: 'Needs attention' } as const;

const guestsHidden =
  "Guests' names and e-mail addresses are hidden because your roles have no permission for bookings. You can search by booking number or short ID.";

/** Booking Management: counts, all bookings or today's arrivals, and the way to a new booking. */
export function ListBookingsScreen() {
  const { user } = useSession();
  const seesAllHotels = roleLabel(user) === 'Super Admin';
  const mayManage = useCan(mayManageBooking);
  const [filters, changeFilters] = useUrlFilters(readBookingFilters, unfiltered);
  const { page } = filters;
  const view = filters.view === 'attention' && !mayManage ? '' : filters.view;
  const list = useQuery({ ...listBookingsQuery(filters), enabled: view === '' });
  const arrivals = useQuery({ ...listArrivalsQuery(filters), enabled: view === 'arrivals' });
  const attention = useQuery({ ...listAttentionQuery(filters), enabled: view === 'attention' });
  const stats = useQuery(getBookingStatsQuery);
  const [dialog, setDialog] = useState({ open: false, openings: 0 });
  const opened = useDialog<BookingDialog['kind'], Booking>('details');
  const [done, setDone] = useState<Outcome[]>([]);
  const say = (tone: Outcome['tone']) => (text: string) => setDone((said) => [...said, { tone, text }]);
  const mails = useVerificationMails(say('error'));
  const actionsOf = useBookingActions({ show: opened.show, mails });

  const shown = { '': list, arrivals, attention }[view];
  const lastPage = shown.isPlaceholderData ? undefined : shown.data?.pagination.totalPages;
  useExistingPage(page, lastPage, changeFilters);

  const openDialog = () => setDialog({ open: true, openings: dialog.openings + 1 });
  const closeDialog = () => setDialog({ ...dialog, open: false });
  const allowedMails = mayManage ? mails : undefined;
  return (
    <div className={styles.screen}>
      <PageHeader
        title="Booking Management"
        actions={mayManage ? <ArrivalEntry onFound={(booking) => opened.show('details', booking)} /> : null}
        subtitle={seesAllHotels ? 'Manage all bookings across all hotels' : 'Manage bookings for your hotel'}
      />
      <BookingMessages list={shown} stats={stats} done={done} />
      {useCan(maySeeGuests) ? null : <Banner tone="info">{guestsHidden}</Banner>}
      <BookingStatCards stats={stats} />
      <Tabs
        label="Bookings"
        value={view}
        tabs={mayManage ? [...views, attentionView] : views}
        onChange={(next) => changeFilters({ view: next })}
      >
        {view === '' ? (
          <BookingsPanel
            list={list}
            filters={filters}
            onChange={changeFilters}
            showsHotel={seesAllHotels}
            mails={allowedMails}
            actionsOf={actionsOf}
            onCreate={openDialog}
            onDone={say('success')}
            onFailed={say('error')}
          />
        ) : null}
        {view === 'arrivals' ? (
          <ArrivalsPanel
            arrivals={arrivals}
            page={page}
            showsHotel={seesAllHotels}
            mails={allowedMails}
            onView={(booking) => opened.show('details', booking)}
            onPage={(next) => changeFilters({ page: next })}
          />
        ) : null}
        {view === 'attention' ? (
          <AttentionPanel
            attention={attention}
            filters={filters}
            onChange={changeFilters}
            showsHotel={seesAllHotels}
          />
        ) : null}
      </Tabs>
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
