import type { Booking, OpenFlag } from '@suite/contracts/bookings';
import { ActionMenu, type ActionMenuItem, type DataColumn } from '@suite/ui';
import { Guests, RoomAndNights, StatusBadge, StayDates } from '../../components/booking-cells.tsx';
import { guestColumn, hotelColumn, numberColumn } from '../../components/booking-list-columns.tsx';
import { sendVerificationColumn } from '../send-verification/send-verification-column.tsx';
import type { VerificationMails } from '../send-verification/use-send-verification.ts';
import { t } from '../../languages/catalog.ts';

interface BookingColumnsOptions {
  showsHotel: boolean;
  /** Masked guests cannot be sorted by name. */
  seesGuests: boolean;
  flags: readonly OpenFlag[];
  mails: VerificationMails | undefined;
  actionsOf: (booking: Booking) => ActionMenuItem[];
}

const roomColumn = (): DataColumn<Booking> => ({
  key: 'booking',
  title: t('Booking Info'),
  render: (booking) => <RoomAndNights {...booking} />,
});

const statusColumn = (): DataColumn<Booking> => ({
  key: 'status',
  title: t('Status'),
  sortBy: 'status',
  render: (booking) => <StatusBadge booking={booking} />,
});

export function bookingColumns(options: BookingColumnsOptions): DataColumn<Booking>[] {
  const { showsHotel, seesGuests, flags, mails, actionsOf } = options;
  return [
    { ...guestColumn(flags), ...(seesGuests && { sortBy: 'name' }) },
    numberColumn(),
    ...(showsHotel ? [hotelColumn()] : []),
    roomColumn(),
    {
      key: 'stay',
      title: t('Check-in & Check-out'),
      sortBy: 'checkin_date',
      render: (booking) => <StayDates {...booking} />,
    },
    {
      key: 'guests',
      title: t('Guest(s)'),
      minWidth: '7.5rem',
      render: ({ passengers }) => <Guests passengers={passengers} />,
    },
    statusColumn(),
    ...(mails ? [sendVerificationColumn(mails)] : []),
    {
      key: 'actions',
      title: t('Actions'),
      align: 'right',
      pinned: true,
      corner: true,
      render: (booking) => (
        <ActionMenu label={t('Actions for booking {id}', { id: booking.id })} items={actionsOf(booking)} />
      ),
    },
  ];
}
