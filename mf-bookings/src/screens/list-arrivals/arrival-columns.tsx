import type { Booking, DeskView, GuestPerson } from '@suite/contracts/bookings';
import { translateMessage } from '@suite/i18n';
import { Button, Icon, type ActionMenuItem, type DataColumn } from '@suite/ui';
import { displayDate, atDesk } from '../../domain/booking-texts.ts';
import {
  AssignRoomButton,
  PersonBadge,
  RoomAndNights,
  StayAndRoom,
  guestColumn,
  hotelColumn,
  numberColumn,
} from '../../components/booking-cells.tsx';
import { stayActionsOf } from '../../domain/stays.ts';
import type { Arrivals } from '../../queries/booking-lists.ts';
import { t } from '../../languages/catalog.ts';
import type { Stays } from '../check-in-booking/use-check-in-booking.tsx';
import { sendVerificationColumn, type VerificationMails } from '../send-verification/send-verification.tsx';
import styles from './list-arrivals-panel.module.css';

interface ArrivalColumnsOptions {
  view: DeskView;
  showsHotel: boolean;
  page: Pick<Arrivals, 'desk_choices' | 'flags'> | undefined;
  /** Is undefined for users who may not change bookings. */
  mails: VerificationMails | undefined;
  stays: Stays;
  actionsOf: (booking: Booking) => ActionMenuItem[];
  onView: (booking: Booking) => void;
}

export function arrivalColumns({
  view,
  showsHotel,
  page,
  mails,
  stays,
  actionsOf,
  onView,
}: ArrivalColumnsOptions): DataColumn<Booking>[] {
  return [
    guestColumn(page?.flags ?? []),
    numberColumn(),
    ...(showsHotel ? [hotelColumn()] : []),
    {
      key: 'booking',
      title: t('Booking Info'),
      minWidth: '11rem',
      render: (booking) => (
        <div className={styles.lines}>
          <StayAndRoom {...booking} isInline />
          <span className={styles.assign}>
            <AssignRoomButton {...booking} actions={actionsOf(booking)} />
          </span>
          <RoomAndNights {...booking} isInline />
          <span className={styles.until}>
            {t('until {date}', { date: displayDate(booking.checkout_date) })}
          </span>
        </div>
      ),
    },
    {
      key: 'people',
      title: t('Guest(s)'),
      minWidth: '14.5rem',
      wide: true,
      render: (booking) => <People booking={booking} choices={page?.desk_choices ?? []} />,
    },
    ...(mails && view === 'arrivals' ? [sendVerificationColumn(mails)] : []),
    {
      key: 'actions',
      title: t('Actions'),
      pinned: true,
      render: (booking) => (
        <div className={styles.actions}>
          {mails ? <StayButton view={view} booking={booking} stays={stays} /> : null}
          <Button
            size="small"
            icon={<Icon name="view" />}
            aria-label={t('View Details of booking {id}', { id: booking.id })}
            onClick={() => onView(booking)}
          >
            {t('View Details')}
          </Button>
        </div>
      ),
    },
  ];
}

interface StayButtonProps {
  view: DeskView;
  booking: Booking;
  stays: Stays;
}

function StayButton({ view, booking, stays }: StayButtonProps) {
  const { id } = booking;
  const actions = stayActionsOf(booking);
  const busy = stays.isBusy(id);
  if (actions.includes('check-in')) {
    return (
      <Button
        size="small"
        variant="primary"
        busy={busy}
        aria-label={t('Check in booking {id}', { id })}
        aria-expanded={stays.isPanelOpen(booking)}
        onClick={() => stays.startCheckIn(booking)}
      >
        {t('Check in')}
      </Button>
    );
  }
  // Guests who have just arrived do not leave yet.
  if (view === 'arrivals' || !actions.includes('check-out')) return null;
  return (
    <Button
      size="small"
      variant="primary"
      busy={busy}
      aria-label={t('Check out booking {id}', { id })}
      onClick={() => void stays.change(id, 'check-out')}
    >
      {t('Check out')}
    </Button>
  );
}

function People({ booking, choices }: { booking: Booking; choices: readonly GuestPerson[] }) {
  const choiceOf = (user_type: GuestPerson['user_type'], item_id: number) =>
    choices.some((one) => one.user_type === user_type && one.item_id === item_id) ? (
      <>
        {' '}
        <span className={styles.choice}>{atDesk()}</span>
      </>
    ) : null;
  return (
    <ul className={styles.people}>
      <li className={styles.person}>
        <span>
          <span className={styles.muted}>{t('Primary guest')}</span>
          {choiceOf('primary', booking.id)}
        </span>{' '}
        <PersonBadge done={booking.is_verified} />
      </li>
      {booking.passengers.map(({ id, name, type, is_verified }) => (
        <li key={id} className={styles.person}>
          <span>
            <bdi>{name}</bdi> <span className={styles.muted}>{translateMessage(type)}</span>
            {choiceOf('guest', id)}
          </span>{' '}
          <PersonBadge done={is_verified} />
        </li>
      ))}
    </ul>
  );
}
