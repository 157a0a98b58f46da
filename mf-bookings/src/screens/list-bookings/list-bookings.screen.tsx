import {
  mayCreateBooking,
  mayManageBooking,
  maySeeGuests,
  seesEveryHotel,
} from '@suite/contracts/permissions';
import type { Booking, BookingStats } from '@suite/contracts/bookings';
import { useExistingPage, useUrlFilters } from '@suite/remote-kit';
import { useCan, useSession } from '@suite/session';
import {
  Banner,
  PageHeader,
  ScreenMessages,
  useDialog,
  useMessages,
  Button,
  StatCard,
  StatGrid,
  type IconName,
  type Tone,
} from '@suite/ui';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useSearchParams } from 'react-router-dom';
import { readBookingFilters, unfiltered } from '../../domain/booking-filters.ts';
import { getBookingStatsQuery } from '../../queries/list-bookings.query.ts';
import { t } from '../../languages/catalog.ts';
import { CreateBookingDialog } from '../create-booking/create-booking-dialog.tsx';
import { useCheckInBooking } from '../check-in-booking/use-check-in-booking.tsx';
import { FindArrival } from '../find-arrival/find-arrival.tsx';
import { useSendVerification } from '../send-verification/send-verification.tsx';
import { useBookingActions, BookingDialogs, type BookingDialog } from './booking-dialogs.tsx';
import { BookingTabs, useBookingLists } from './booking-tabs.tsx';
import styles from './list-bookings.module.css';

const guestsHidden = () =>
  t(
    "Guests' names and e-mail addresses are hidden because your roles have no permission for bookings. You can search by booking number, short ID or reference.",
  );

const subtitleFor = (seesAllHotels: boolean) =>
  seesAllHotels ? t('Manage all bookings across all hotels') : t('Manage bookings for your hotel');

export function ListBookingsScreen() {
  const seesAllHotels = seesEveryHotel(useSession().user);
  const mayCreate = useCan(mayCreateBooking);
  const mayManage = useCan(mayManageBooking);
  const [filters, changeFilters, record] = useUrlFilters(readBookingFilters, unfiltered);
  const lists = useBookingLists(filters);
  const stats = useQuery(getBookingStatsQuery);
  const creating = useDialog<'create', null>('create');
  const opened = useDialog<BookingDialog['kind'], Booking>('edit');
  const [said, say] = useMessages();
  const outcomes = outcomesOf(say);
  const mails = useSendVerification(outcomes.onFailed);
  const stays = useCheckInBooking();
  const view = ({ id }: Pick<Booking, 'id'>) => record.open(id);
  const actionsOf = useBookingActions({ onView: view, show: opened.show, mails, stays });
  const { isPlaceholderData, data } = lists.current;
  const lastPage = isPlaceholderData ? undefined : data?.pagination.totalPages;
  useExistingPage(filters.page, lastPage, changeFilters);

  useCreateLink(() => {
    if (mayCreate) creating.show('create', null);
    changeFilters(filters, { replace: true });
  });
  return (
    <div className={styles.screen}>
      <PageHeader
        title={t('Booking Management')}
        actions={mayManage ? <FindArrival onFound={view} /> : null}
        subtitle={subtitleFor(seesAllHotels)}
      />
      <ScreenMessages loads={{ list: lists.current, stats }} said={said} />
      {useCan(maySeeGuests) ? null : <Banner tone="info">{guestsHidden()}</Banner>}
      <BookingStatCards stats={stats} />
      <BookingTabs
        lists={lists}
        filters={filters}
        onChange={changeFilters}
        showsHotel={seesAllHotels}
        mails={mayManage ? mails : undefined}
        stays={stays}
        actionsOf={actionsOf}
        onView={view}
        onCreate={() => creating.show('create', null)}
        {...outcomes}
      />
      <BookingDialogs record={record} dialog={opened} stays={stays} actionsOf={actionsOf} {...outcomes} />
      <CreateBookingDialog
        key={creating.opening}
        open={creating.open}
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

/** The search of the shell adds `create` to the address. */
function useCreateLink(onAsked: () => void): void {
  const isAsked = useSearchParams()[0].has('create');
  const ask = useEffectEvent(onAsked);
  useEffect(() => {
    if (isAsked) ask();
  }, [isAsked]);
}

const cards = (): { count: keyof BookingStats; label: string; icon: IconName; tone: Tone }[] => [
  { count: 'total_bookings', label: t('Total Bookings'), icon: 'bookings', tone: 'accent' },
  { count: 'verified_bookings', label: t('Verified'), icon: 'check', tone: 'success' },
  { count: 'pending_bookings', label: t('Pending'), icon: 'clock', tone: 'warning' },
  { count: 'todays_checkins', label: t("Today's Check-ins"), icon: 'arrivals', tone: 'info' },
  { count: 'todays_checkouts', label: t("Today's Check-outs"), icon: 'departures', tone: 'info' },
  { count: 'upcoming_checkins', label: t('Upcoming'), icon: 'home', tone: 'neutral' },
];

function BookingStatCards({ stats }: { stats: UseQueryResult<BookingStats> }) {
  const loading = !stats.data && stats.isFetching;
  return (
    <section aria-label={t('Booking statistics')} className={styles.stats}>
      <div className={styles.wide}>
        <StatGrid oneLine>
          {cards().map(({ count, label, icon, tone }) => (
            <StatCard
              key={count}
              label={label}
              value={stats.data?.[count]}
              loading={loading}
              icon={icon}
              tone={tone}
            />
          ))}
        </StatGrid>
      </div>
      {stats.isError && !stats.data && !loading ? (
        <p className={styles.muted}>
          {t('The bookings could not be counted.')}{' '}
          <Button variant="link" size="small" onClick={() => void stats.refetch()}>
            {t('Count again')}
          </Button>
        </p>
      ) : null}
    </section>
  );
}
