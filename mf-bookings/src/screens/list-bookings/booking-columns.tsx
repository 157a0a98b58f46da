import type { Booking } from '@suite/contracts/bookings';
import type { OpenFlag } from '@suite/contracts/verification';
import { ActionMenu, type ActionMenuItem, type DataColumn } from '@suite/ui';
import { flagsOfBooking } from '../../domain/flags-of-booking.ts';
import { Guests, PrimaryGuest, RoomAndNights, StatusBadge, StayDates } from './booking-cells.tsx';
import { FlagBadges } from './flag-badges.tsx';
import styles from './list-bookings.module.css';
import { SendButton } from './send-button.tsx';
import type { VerificationMails } from './use-verification-mails.ts';

interface BookingColumnsOptions {
  showsHotel: boolean;
  /** False where guests are masked: there is no order of names then. */
  seesGuests: boolean;
  /** What staff should look at before the guests of these bookings check in. */
  flags: readonly OpenFlag[];
  /** Undefined for those who may not send. */
  mails: VerificationMails | undefined;
  /** What the caller may do to a booking. */
  actionsOf: (booking: Booking) => ActionMenuItem[];
}

/** Who it is, with what to look at: flags stand in the column that is on view at every width. */
export function guestColumn(flags: readonly OpenFlag[]): DataColumn<Booking> {
  return {
    key: 'guest',
    title: 'Primary Guest Details',
    render: (booking) => (
      <div className={styles.lines}>
        <PrimaryGuest {...booking} />
        <FlagBadges flags={flagsOfBooking(booking, flags)} />
      </div>
    ),
  };
}

export const hotelColumn: DataColumn<Booking> = {
  key: 'hotel',
  title: 'Hotel',
  sortBy: 'hotel_name',
  render: ({ hotel_name }) => <div className={styles.hotel}>{hotel_name}</div>,
};

const roomColumn: DataColumn<Booking> = {
  key: 'booking',
  title: 'Booking Info',
  render: (booking) => <RoomAndNights {...booking} />,
};

const statusColumn: DataColumn<Booking> = {
  key: 'status',
  title: 'Status',
  sortBy: 'status',
  render: (booking) => <StatusBadge booking={booking} />,
};

export function verifyColumn(mails: VerificationMails): DataColumn<Booking> {
  return {
    key: 'verify',
    title: 'Verify',
    render: (booking) => <SendButton booking={booking} mails={mails} />,
  };
}

/** The columns of the list; the hotel's only for those who see more than one, and Verify for those who may send. */
export function bookingColumns(options: BookingColumnsOptions): DataColumn<Booking>[] {
  const { showsHotel, seesGuests, flags, mails, actionsOf } = options;
  return [
    { ...guestColumn(flags), ...(seesGuests && { sortBy: 'name' }) },
    ...(showsHotel ? [hotelColumn] : []),
    roomColumn,
    {
      key: 'stay',
      title: 'Check-in & Check-out',
      sortBy: 'checkin_date',
      render: (booking) => <StayDates {...booking} />,
    },
    { key: 'guests', title: 'Guest(s)', render: ({ passengers }) => <Guests passengers={passengers} /> },
    statusColumn,
    ...(mails ? [verifyColumn(mails)] : []),
    {
      key: 'actions',
      title: 'Actions',
      align: 'right',
      pinned: true,
      corner: true,
      render: (booking) => (
        <ActionMenu label={`Actions for booking ${booking.id}`} items={actionsOf(booking)} />
      ),
    },
  ];
}
