import type { Booking, Passenger } from '@suite/contracts';
import { ActionMenu, Badge, classNames, type ActionMenuItem, type DataColumn, type Tone } from '@suite/ui';
import { bookingStatus, type BookingStatus } from '../../domain/booking-status.ts';
import { countOf } from '../../domain/count-of.ts';
import { displayDate } from '../../domain/display-date.ts';
import styles from './list-bookings.module.css';

const tones: Record<BookingStatus['progress'], Tone> = {
  done: 'success',
  partial: 'info',
  pending: 'warning',
};
const mostNames = 3;

const hotelColumn: DataColumn<Booking> = {
  key: 'hotel',
  title: 'Hotel',
  render: ({ hotel_name }) => <div className={styles.hotel}>{hotel_name}</div>,
};

interface BookingColumnsOptions {
  showsHotel: boolean;
  /** What the caller may do to a booking. */
  actionsOf: (booking: Booking) => ActionMenuItem[];
}

/** The columns of the list; the hotel's only for those who see more than one. */
export function bookingColumns({ showsHotel, actionsOf }: BookingColumnsOptions): DataColumn<Booking>[] {
  return [
    {
      key: 'guest',
      title: 'Primary Guest Details',
      render: ({ name, email }) => (
        <div className={classNames(styles.lines, styles.primaryGuest)}>
          <span className={styles.strong}>{name}</span>
          <span className={styles.muted}>{email}</span>
        </div>
      ),
    },
    ...(showsHotel ? [hotelColumn] : []),
    {
      key: 'booking',
      title: 'Booking Info',
      render: ({ room_type, no_nights }) => (
        <div className={styles.lines}>
          <Badge tone="accent">{room_type || 'Standard'}</Badge>
          <span className={styles.muted}>{countOf(no_nights, 'night')}</span>
        </div>
      ),
    },
    {
      key: 'stay',
      title: 'Check-in & Check-out',
      render: ({ checkin_date, checkout_date }) => (
        <div className={styles.lines}>
          <span>{displayDate(checkin_date)}</span>
          <span className={styles.muted}>{displayDate(checkout_date)}</span>
        </div>
      ),
    },
    { key: 'guests', title: 'Guest(s)', render: ({ passengers }) => <Guests passengers={passengers} /> },
    {
      key: 'status',
      title: 'Status',
      render: (booking) => {
        const { label, progress } = bookingStatus(booking);
        return <Badge tone={tones[progress]}>{label}</Badge>;
      },
    },
    {
      key: 'actions',
      title: 'Actions',
      align: 'right',
      pinned: true,
      render: (booking) => (
        <ActionMenu label={`Actions for booking ${booking.id}`} items={actionsOf(booking)} />
      ),
    },
  ];
}

function Guests({ passengers }: { passengers: readonly Passenger[] }) {
  if (passengers.length === 0) return <span className={styles.muted}>None</span>;
  const names = passengers.slice(0, mostNames).map(({ name, type }) => `${name} (${type})`);
  const more = passengers.length - names.length;
  return (
    <div className={styles.lines}>
      <span>{countOf(passengers.length, 'guest')}</span>
      <span className={classNames(styles.muted, styles.guests)}>
        {names.join(', ')}
        {more > 0 ? ` and ${more} more` : ''}
      </span>
    </div>
  );
}
