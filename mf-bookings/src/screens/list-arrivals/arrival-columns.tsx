import type { Booking, GuestPerson, OpenFlag } from '@suite/contracts/bookings';
import { translateMessage } from '@suite/i18n';
import { Button, Icon, type DataColumn } from '@suite/ui';
import { displayDate, atDesk } from '../../domain/booking-texts.ts';
import {
  PersonBadge,
  RoomAndNights,
  guestColumn,
  hotelColumn,
  numberColumn,
} from '../../components/booking-cells.tsx';
import { t } from '../../languages/catalog.ts';
import { sendVerificationColumn, type VerificationMails } from '../send-verification/send-verification.tsx';
import styles from './list-arrivals-panel.module.css';

interface ArrivalColumnsOptions {
  showsHotel: boolean;
  choices: readonly GuestPerson[];
  flags: readonly OpenFlag[];
  mails: VerificationMails | undefined;
  onView: (booking: Booking) => void;
}

export function arrivalColumns({
  showsHotel,
  choices,
  flags,
  mails,
  onView,
}: ArrivalColumnsOptions): DataColumn<Booking>[] {
  return [
    guestColumn(flags),
    numberColumn(),
    ...(showsHotel ? [hotelColumn()] : []),
    {
      key: 'booking',
      title: t('Booking Info'),
      render: (booking) => (
        <div className={styles.lines}>
          <RoomAndNights {...booking} />
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
      render: (booking) => <People booking={booking} choices={choices} />,
    },
    ...(mails ? [sendVerificationColumn(mails)] : []),
    {
      key: 'actions',
      title: t('Actions'),
      pinned: true,
      render: (booking) => (
        <Button
          size="small"
          icon={<Icon name="view" />}
          aria-label={t('View Details of booking {id}', { id: booking.id })}
          onClick={() => onView(booking)}
        >
          {t('View Details')}
        </Button>
      ),
    },
  ];
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
