import type { Booking, Passenger } from '@suite/contracts/bookings';
import { Badge, EmailAddress, classNames, type Tone } from '@suite/ui';
import { bookingStatus, type BookingStatus } from '../domain/booking-status.ts';
import { countOf } from '../domain/count-of.ts';
import { displayDate } from '../domain/display-date.ts';
import styles from './booking-cells.module.css';

const tones: Record<BookingStatus['progress'], Tone> = {
  done: 'success',
  partial: 'info',
  pending: 'warning',
};
const mostNames = 3;

export function PrimaryGuest({ name, email }: Booking) {
  return (
    <div className={styles.lines}>
      <span className={styles.strong}>{name}</span>
      <div className={styles.muted}>
        <EmailAddress address={email} />
      </div>
    </div>
  );
}

export function RoomAndNights({ room_type, no_nights }: Booking) {
  return (
    <div className={styles.lines}>
      <Badge tone="accent">{room_type || 'Standard'}</Badge>
      <span className={styles.muted}>{countOf(no_nights, 'night')}</span>
    </div>
  );
}

export function StayDates({ checkin_date, checkout_date }: Booking) {
  return (
    <div className={styles.lines}>
      <span>{displayDate(checkin_date)}</span>
      <span className={styles.muted}>{displayDate(checkout_date)}</span>
    </div>
  );
}

export function Guests({ passengers }: { passengers: readonly Passenger[] }) {
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

export function StatusBadge({ booking }: { booking: Booking }) {
  const { label, progress } = bookingStatus(booking);
  return <Badge tone={tones[progress]}>{label}</Badge>;
}

/** Verified or Pending, of one person. */
export function PersonBadge({ done }: { done: boolean }) {
  return <Badge tone={done ? 'success' : 'warning'}>{done ? 'Verified' : 'Pending'}</Badge>;
}
