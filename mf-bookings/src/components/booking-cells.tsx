import type { Booking, OpenFlag, Passenger } from '@suite/contracts/bookings';
import { translateMessage } from '@suite/i18n';
import { Badge, EmailAddress, Icon, classNames, type Tone, type DataColumn } from '@suite/ui';
import { bookingStatus, type BookingStatus } from '../domain/booking-status.ts';
import {
  countOf,
  displayDate,
  hintOfEmail,
  listOf,
  listWithAnd,
  roomTypeName,
} from '../domain/booking-texts.ts';
import { t, tn } from '../languages/catalog.ts';
import { flagsOfBooking, type NamedFlag } from '../domain/booking-flags.ts';
import styles from './booking-cells.module.css';

const tones: Record<BookingStatus['progress'], Tone> = {
  done: 'success',
  partial: 'info',
  pending: 'warning',
};
const mostNames = 3;

function PrimaryGuest({ name, email }: Booking) {
  const hint = hintOfEmail(email);
  return (
    <div className={styles.lines}>
      <span className={styles.strong}>
        <bdi>{name}</bdi>
      </span>
      <div className={classNames(styles.muted, styles.email)}>
        {hint ? (
          <span className={styles.warning} title={hint}>
            <Icon name="warning" label={hint} />
          </span>
        ) : null}
        <EmailAddress address={email} />
      </div>
    </div>
  );
}

export function RoomAndNights({ room_type, no_nights }: Booking) {
  return (
    <div className={styles.lines}>
      <Badge tone="accent">{roomTypeName(room_type)}</Badge>
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
  if (passengers.length === 0) return <span className={styles.muted}>{t('None')}</span>;
  const names = passengers
    .slice(0, mostNames)
    .map(({ name, type }) => t('{name} ({type})', { name, type: translateMessage(type) }));
  const more = passengers.length - names.length;
  return (
    <div className={styles.lines}>
      <span>{countOf(passengers.length, 'guest')}</span>
      <span className={classNames(styles.muted, styles.guests)}>
        {more > 0 ? listWithAnd([...names, tn(more, '{count} more', '{count} more')]) : listOf(names)}
      </span>
    </div>
  );
}

export function StatusBadge({ booking }: { booking: Booking }) {
  const { label, progress } = bookingStatus(booking);
  return <Badge tone={tones[progress]}>{label}</Badge>;
}

export function PersonBadge({ done }: { done: boolean }) {
  return <Badge tone={done ? 'success' : 'warning'}>{done ? t('Verified') : t('Pending')}</Badge>;
}

/** Flags are in this column because it is visible at every width. */
export function guestColumn(flags: readonly OpenFlag[]): DataColumn<Booking> {
  return {
    key: 'guest',
    title: t('Primary Guest Details'),
    render: (booking) => (
      <div className={styles.lines}>
        <PrimaryGuest {...booking} />
        <FlagBadges flags={flagsOfBooking(booking, flags)} />
      </div>
    ),
  };
}

export function numberColumn(): DataColumn<Booking> {
  return { key: 'number', title: t('No.'), render: ({ id }) => <bdi>{`#${id}`}</bdi> };
}

export function hotelColumn(): DataColumn<Booking> {
  return {
    key: 'hotel',
    title: t('Hotel'),
    sortBy: 'hotel_name',
    minWidth: '6.5rem',
    render: ({ hotel_name }) => hotel_name,
  };
}

type Shown = Pick<NamedFlag, 'flag' | 'label' | 'text' | 'guest'>;

function FlagBadges({ flags }: { flags: readonly Shown[] }) {
  if (flags.length === 0) return null;
  return (
    <ul className={styles.flags} aria-label={t('To check')}>
      {flags.map(({ flag, label, text, guest }) => (
        <li key={`${flag} ${guest ?? ''}`} className={styles.flag} title={translateMessage(text)}>
          <Badge tone="danger">
            <Icon name="warning" />
            {translateMessage(label)}
          </Badge>
          {guest ? <bdi className={styles.muted}> {guest}</bdi> : null}
        </li>
      ))}
    </ul>
  );
}
