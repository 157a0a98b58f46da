import { mayManageBooking, maySeeGuests, seesEveryHotel } from '@suite/contracts/permissions';
import type { Booking } from '@suite/contracts/bookings';
import { useExistingPage, useUrlFilters } from '@suite/remote-kit';
import { useCan, useSession } from '@suite/session';
import { Banner, PageHeader, ScreenMessages, useDialog, useMessages } from '@suite/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { readBookingFilters, unfiltered } from '../../domain/booking-filters.ts';
import { getBookingStatsQuery } from '../../queries/list-bookings.query.ts';
import { CreateBookingDialog } from '../create-booking/create-booking-dialog.tsx';
import { FindArrival } from '../find-arrival/find-arrival.tsx';
import { useSendVerification } from '../send-verification/use-send-verification.ts';
import { t } from '../../languages/catalog.ts';
import { useBookingActions, type BookingDialog } from './booking-actions.ts';
import { BookingDialogs } from './booking-dialogs.tsx';
import { BookingStatCards } from './booking-stat-cards.tsx';
import { BookingTabs } from './booking-tabs.tsx';
import styles from './list-bookings.module.css';
import { useBookingLists } from './use-booking-lists.ts';

const guestsHidden = () =>
  t(
    "Guests' names and e-mail addresses are hidden because your roles have no permission for bookings. You can search by booking number or short ID.",
  );

export function ListBookingsScreen() {
  const seesAllHotels = seesEveryHotel(useSession().user);
  const mayManage = useCan(mayManageBooking);
  const [filters, changeFilters, record] = useUrlFilters(readBookingFilters, unfiltered);
  const lists = useBookingLists(filters);
  const stats = useQuery(getBookingStatsQuery);
  const creating = useCreateDialog();
  const opened = useDialog<BookingDialog['kind'], Booking>('edit');
  const [said, say] = useMessages();
  const outcomes = outcomesOf(say);
  const mails = useSendVerification(outcomes.onFailed);
  const view = ({ id }: Pick<Booking, 'id'>) => record.open(id);
  const actionsOf = useBookingActions({ onView: view, show: opened.show, mails });
  const { current } = lists;
  const lastPage = current.isPlaceholderData ? undefined : current.data?.pagination.totalPages;
  useExistingPage(filters.page, lastPage, changeFilters);

  useCreateLink(() => {
    if (mayManage) creating.open();
    changeFilters(filters, { replace: true });
  });
  return (
    <div className={styles.screen}>
      <PageHeader
        title={t('Booking Management')}
        actions={mayManage ? <FindArrival onFound={view} /> : null}
        subtitle={
          seesAllHotels ? t('Manage all bookings across all hotels') : t('Manage bookings for your hotel')
        }
      />
      <ScreenMessages loads={{ list: current, stats }} said={said} />
      {useCan(maySeeGuests) ? null : <Banner tone="info">{guestsHidden()}</Banner>}
      <BookingStatCards stats={stats} />
      <BookingTabs
        lists={lists}
        filters={filters}
        onChange={changeFilters}
        showsHotel={seesAllHotels}
        mails={mayManage ? mails : undefined}
        actionsOf={actionsOf}
        onView={view}
        onCreate={creating.open}
        {...outcomes}
      />
      <BookingDialogs record={record} dialog={opened} actionsOf={actionsOf} {...outcomes} />
      <CreateBookingDialog
        key={creating.openings}
        open={creating.isOpen}
        choosesHotel={seesAllHotels}
        onClose={creating.close}
        onCreated={(message) => {
          creating.close();
          outcomes.onDone(message);
          changeFilters({ ...unfiltered, limit: filters.limit });
        }}
      />
    </div>
  );
}

const outcomesOf = (say: ReturnType<typeof useMessages>[1]) => ({
  onDone: (text: string) => say('success', text),
  onFailed: (text: string) => say('error', text),
});

/** `openings` serves as the key that empties the dialog. */
function useCreateDialog() {
  const [{ isOpen, openings }, setDialog] = useState({ isOpen: false, openings: 0 });
  return {
    isOpen,
    openings,
    open: () => setDialog({ isOpen: true, openings: openings + 1 }),
    close: () => setDialog({ isOpen: false, openings }),
  };
}

/** The search of the shell adds `create` to the address. */
function useCreateLink(onAsked: () => void): void {
  const isAsked = useSearchParams()[0].has('create');
  const ask = useEffectEvent(onAsked);
  useEffect(() => {
    if (isAsked) ask();
  }, [isAsked]);
}
