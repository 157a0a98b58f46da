import type { Booking, OpenFlag } from '@suite/contracts/bookings';
import type { DataColumn } from '@suite/ui';
import { flagsOfBooking } from '../domain/flags-of-booking.ts';
import { t } from '../languages/catalog.ts';
import { PrimaryGuest } from './booking-cells.tsx';
import styles from './booking-list-columns.module.css';
import { FlagBadges } from './flag-badges.tsx';

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
