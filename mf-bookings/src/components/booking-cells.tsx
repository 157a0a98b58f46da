import type { Booking, OpenFlag, Passenger, StayState } from '@suite/contracts/bookings';
import { translateMessage } from '@suite/i18n';
import {
  Badge,
  Button,
  EmailAddress,
  Icon,
  classNames,
  type ActionMenuItem,
  type DataColumn,
  type Tone,
} from '@suite/ui';
import { bookingStatus, type BookingStatus } from '../domain/booking-status.ts';
import {
  countOf,
  displayDate,
  hintOfEmail,
  listOf,
  listWithAnd,
  roomTypeName,
} from '../domain/booking-texts.ts';
import { stayStateName } from '../domain/stays.ts';
import { t, tn } from '../languages/catalog.ts';
import { flagsOfBooking, type NamedFlag } from '../domain/booking-flags.ts';
import styles from './booking-cells.module.css';

const tones: Record<BookingStatus['progress'], Tone> = {
  done: 'success',
  partial: 'info',
  pending: 'warning',
};
const stayTones: Record<StayState, Tone> = {
  booked: 'info',
  in_house: 'success',
  checked_out: 'neutral',
  no_show: 'warning',
  cancelled: 'neutral',
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

export function RoomAndNights({
  room_type,
  no_nights,
  group_id,
  isInline,
}: Booking & { isInline?: boolean }) {
  return (
    <div className={isInline ? styles.pair : styles.lines}>
      <Badge tone="accent">{roomTypeName(room_type)}</Badge>
      <div className={classNames(styles.pair, styles.muted)}>
        <span>{countOf(no_nights, 'night')}</span>
        {group_id ? <GroupMark id={group_id} /> : null}
      </div>
    </div>
  );
}

function GroupMark({ id }: { id: number }) {
  const label = t('Group of booking {id}', { id });
  return (
    <span role="img" aria-label={label} title={label} className={styles.group}>
      <Icon name="team" />
      <span>{t('Group')}</span>
    </span>
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

/** Shows no state for bookings of older servers, which send none. */
export function StayBadges({
  stay_state: state,
  is_overbooked,
}: Pick<Booking, 'stay_state' | 'is_overbooked'>) {
  const tone = state && (stayTones as Readonly<Record<string, Tone>>)[state];
  return (
    <>
      {state ? <Badge tone={tone}>{stayStateName(state)}</Badge> : null}
      {is_overbooked ? <Badge tone="danger">{t('Overbooked')}</Badge> : null}
    </>
  );
}

export function StayAndRoom({ room, isInline, ...booking }: Booking & { isInline?: boolean }) {
  return (
    <div className={isInline ? styles.pair : styles.lines}>
      <StayBadges {...booking} />
      {room ? <span className={styles.muted}>{t('Room {number}', { number: room.room_number })}</span> : null}
    </div>
  );
}

interface AssignRoomButtonProps extends Pick<Booking, 'id' | 'room'> {
  /** Have no entry `room` for stays that get no room, and for users who may not assign rooms. */
  actions: readonly ActionMenuItem[];
}

export function AssignRoomButton({ id, room, actions }: AssignRoomButtonProps) {
  const assign = actions.find(({ key }) => key === 'room');
  if (!assign) return null;
  return (
    <Button
      size="small"
      variant="link"
      aria-label={t('Choose the room of booking {id}', { id })}
      onClick={assign.onSelect}
    >
      {room ? t('Change…') : t('Assign…')}
    </Button>
  );
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
