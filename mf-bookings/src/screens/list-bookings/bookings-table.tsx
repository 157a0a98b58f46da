import { mayCreateBooking } from '@suite/contracts/permissions';
import type { Booking, OpenFlag } from '@suite/contracts/bookings';
import { Can } from '@suite/session';
import {
  Button,
  EmptyState,
  Icon,
  ListTable,
  ActionMenu,
  type DataColumn,
  type ListTableProps,
  type ActionMenuItem,
} from '@suite/ui';
import { tableSortOf, type ChangeFilters } from '@suite/remote-kit';
import { isFiltered, type BookingFilters } from '../../domain/booking-filters.ts';
import { hasEnded } from '../../domain/stays.ts';
import { t } from '../../languages/catalog.ts';
import {
  Guests,
  RoomAndNights,
  StayAndRoom,
  StatusBadge,
  StayDates,
  guestColumn,
  hotelColumn,
  numberColumn,
} from '../../components/booking-cells.tsx';
import { sendVerificationColumn, type VerificationMails } from '../send-verification/send-verification.tsx';

interface BookingsTableProps extends Omit<ListTableProps<Booking>, 'things' | 'rowKey' | 'sort' | 'empty'> {
  filters: BookingFilters;
  onChange: ChangeFilters<BookingFilters>;
  onCreate: () => void;
}

export function BookingsTable({ filters, onChange, onCreate, ...table }: BookingsTableProps) {
  return (
    <ListTable
      {...table}
      things={t('bookings')}
      rowKey={({ id }) => id}
      isQuiet={hasEnded}
      sort={tableSortOf(filters, onChange, t('Newest first'))}
      empty={isFiltered(filters) ? <NothingFound /> : <NothingYet onCreate={onCreate} />}
    />
  );
}

function NothingFound() {
  return (
    <EmptyState
      title={t('No bookings found')}
      text={t('Try adjusting your search or filter criteria.')}
      icon="search"
    />
  );
}

function NothingYet({ onCreate }: { onCreate: () => void }) {
  return (
    <EmptyState
      title={t('No bookings found')}
      text={t('Get started by creating your first booking.')}
      action={
        <Can anyOf={mayCreateBooking}>
          <Button variant="primary" icon={<Icon name="plus" />} onClick={onCreate}>
            {t('Create New Booking')}
          </Button>
        </Can>
      }
    />
  );
}

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
    // The columns of the specification come before it, apart from the menu, which ends each row.
    { key: 'state', title: t('Stay'), render: (booking) => <StayAndRoom {...booking} /> },
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
