import type { Booking } from '@suite/contracts/bookings';
import type { GuestPerson, OpenFlag } from '@suite/contracts/verification';
import { Button, Icon, type DataColumn } from '@suite/ui';
import { displayDate } from '../../domain/display-date.ts';
import { flagsOfBooking, type NamedFlag } from '../../domain/flags-of-booking.ts';
import { atDesk } from '../../domain/verified-how.ts';
import { PersonBadge, RoomAndNights } from './booking-cells.tsx';
import { guestColumn, hotelColumn, verifyColumn } from './booking-columns.tsx';
import { FlagBadges } from './flag-badges.tsx';
import styles from './list-bookings.module.css';
import type { VerificationMails } from './use-verification-mails.ts';

interface ArrivalColumnsOptions {
  showsHotel: boolean;
  /** Who of them would rather show an ID at the desk. */
  choices: readonly GuestPerson[];
  /** What staff should look at before they check in. */
  flags: readonly OpenFlag[];
  mails: VerificationMails | undefined;
  onView: (booking: Booking) => void;
}

/** The columns of today's arrivals: who comes, who of them is verified, and what to do next. */
export function arrivalColumns({
  showsHotel,
  choices,
  flags,
  mails,
  onView,
}: ArrivalColumnsOptions): DataColumn<Booking>[] {
  return [
    guestColumn,
    ...(showsHotel ? [hotelColumn] : []),
    {
      key: 'booking',
      title: 'Booking Info',
      render: (booking) => (
        <div className={styles.lines}>
          <RoomAndNights {...booking} />
          <span className={styles.until}>{`until ${displayDate(booking.checkout_date)}`}</span>
        </div>
      ),
    },
    {
      key: 'people',
      title: 'Guest(s)',
      wide: true,
      render: (booking) => (
        <People booking={booking} choices={choices} flags={flagsOfBooking(booking, flags)} />
      ),
    },
    ...(mails ? [verifyColumn(mails)] : []),
    {
      key: 'actions',
      title: 'Actions',
      pinned: true,
      render: (booking) => (
        <Button
          size="small"
          icon={<Icon name="view" />}
          aria-label={`View Details of booking ${booking.id}`}
          onClick={() => onView(booking)}
        >
          View Details
        </Button>
      ),
    },
  ];
}

interface PeopleProps {
  booking: Booking;
  choices: readonly GuestPerson[];
  flags: readonly NamedFlag[];
}

/** Everybody of a booking, each with how far they are and what to look at. */
function People({ booking, choices, flags }: PeopleProps) {
  const notesOf = (user_type: GuestPerson['user_type'], item_id: number) => {
    const isPerson = (one: GuestPerson) => one.user_type === user_type && one.item_id === item_id;
    return (
      <>
        {choices.some(isPerson) ? (
          <>
            {' '}
            <span className={styles.choice}>{atDesk}</span>
          </>
        ) : null}
        <FlagBadges flags={flags.filter(isPerson).map((flag) => ({ ...flag, guest: null }))} />
      </>
    );
  };
  return (
    <ul className={styles.people}>
      <li className={styles.person}>
        <div>
          <span className={styles.muted}>Primary guest</span>
          {notesOf('primary', booking.id)}
        </div>{' '}
        <PersonBadge done={booking.is_verified} />
      </li>
      {booking.passengers.map(({ id, name, type, is_verified }) => (
        <li key={id} className={styles.person}>
          <div>
            {name} <span className={styles.muted}>{type}</span>
            {notesOf('guest', id)}
          </div>{' '}
          <PersonBadge done={is_verified} />
        </li>
      ))}
    </ul>
  );
}
