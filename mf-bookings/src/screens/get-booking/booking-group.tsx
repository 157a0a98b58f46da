import type { Booking } from '@suite/contracts/bookings';
import { mayManageBooking } from '@suite/contracts/permissions';
import { Can } from '@suite/session';
import { Button, Icon, QueryContent, useDialog, type IconName } from '@suite/ui';
import { useQuery } from '@tanstack/react-query';
import { Link, useLocation } from 'react-router-dom';
import { StatusBadge, StayBadges } from '../../components/booking-cells.tsx';
import { bookingsToInvite } from '../../domain/booking-group.ts';
import { listWithDots, roomTypeName } from '../../domain/booking-texts.ts';
import { stayActionsOf } from '../../domain/stays.ts';
import { t, tn } from '../../languages/catalog.ts';
import { listGroupQuery, useReloadBookings } from '../../queries/bookings.ts';
import { BulkBookingsDialog, type BulkKind } from '../bulk-bookings/bulk-bookings-dialog.tsx';
import styles from './get-booking-dialog.module.css';

export function BookingGroup({ id }: { id: number }) {
  const group = useQuery(listGroupQuery(id));
  return (
    <QueryContent query={group} loadingText={t('Loading the group...')} skeletonLines={3}>
      {(bookings) => (bookings.length > 1 ? <Group id={id} bookings={bookings} /> : null)}
    </QueryContent>
  );
}

interface GroupProps {
  id: number;
  bookings: readonly Booking[];
}

function Group({ id, bookings }: GroupProps) {
  return (
    <section aria-labelledby="booking-group" className={styles.group}>
      <h3 id="booking-group" className={styles.heading}>
        {tn(bookings.length, 'Group of {count} room', 'Group of {count} rooms')}
      </h3>
      <ul className={styles.guests}>
        {bookings.map((booking) => (
          <li key={booking.id} className={styles.guest} aria-current={booking.id === id || undefined}>
            <span className={styles.name}>
              {booking.id === id ? <bdi>{nameOf(booking)}</bdi> : <BookingLink booking={booking} />}
            </span>
            <span className={styles.badges}>
              <StayBadges {...booking} />
              <StatusBadge booking={booking} />
            </span>
          </li>
        ))}
      </ul>
      <Can anyOf={mayManageBooking}>
        <GroupActions bookings={bookings} />
      </Can>
    </section>
  );
}

function nameOf({ id, room_type, room }: Booking): string {
  const number = room ? t('Room {number}', { number: room.room_number }) : t('No room');
  return listWithDots([`#${id}`, roomTypeName(room_type), number]);
}

/** Replaces the open details, so that closing them leads back to the list. */
function BookingLink({ booking }: { booking: Booking }) {
  const location = useLocation();
  const state: unknown = location.state;
  const params = new URLSearchParams(location.search);
  params.set('id', String(booking.id));
  return (
    <Link replace to={{ search: params.toString() }} state={state}>
      <bdi>{nameOf(booking)}</bdi>
    </Link>
  );
}

const actions = (): { kind: BulkKind; label: string; icon: IconName }[] => [
  { kind: 'check-in', label: t('Check in all'), icon: 'arrivals' },
  { kind: 'check-out', label: t('Check out all'), icon: 'departures' },
  { kind: 'cancel', label: t('Cancel all…'), icon: 'close' },
  { kind: 'send', label: t('Send Verification to the group'), icon: 'mail' },
];

function GroupActions({ bookings }: Pick<GroupProps, 'bookings'>) {
  const bulk = useDialog<BulkKind, readonly Booking[]>('send');
  const reload = useReloadBookings();
  return (
    <div className={styles.actions}>
      {actions().map(({ kind, label, icon }) => {
        const chosen = chosenFor(kind, bookings);
        return chosen.length === 0 ? null : (
          <Button key={kind} size="small" icon={<Icon name={icon} />} onClick={() => bulk.show(kind, chosen)}>
            {label}
          </Button>
        );
      })}
      <BulkBookingsDialog
        bulk={bulk}
        label={t('Bookings of the group')}
        onFinished={() => reload(...bookings.map(({ id }) => id))}
      />
    </div>
  );
}

function chosenFor(kind: BulkKind, bookings: readonly Booking[]): Booking[] {
  if (kind === 'send') return bookingsToInvite(bookings);
  return bookings.filter((booking) => stayActionsOf(booking).some((action) => action === kind));
}
