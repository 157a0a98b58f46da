import { Chip, Typography } from '@mui/material';
import { DataTable, DateField, DateInput, DeleteButton, List, SearchInput, SelectInput } from 'react-admin';
import type { Booking } from '../../../suite-api/booking.ts';
import { BookingStatCards } from './booking-stat-cards.tsx';

const filters = [
  <SearchInput key="search" source="search" alwaysOn />,
  <SelectInput
    key="status"
    source="status"
    alwaysOn
    choices={[
      { id: 'verified', name: 'Verified' },
      { id: 'pending', name: 'Pending' },
    ]}
  />,
  <DateInput key="dateFrom" source="dateFrom" label="From" alwaysOn />,
  <DateInput key="dateTo" source="dateTo" label="To" alwaysOn />,
];

const Column = DataTable.Col<Booking>;

export const BookingList = () => (
  <>
    <BookingStatCards />
    <List
      title="Booking Management"
      filters={filters}
      sort={{ field: 'created_at', order: 'DESC' }}
      perPage={10}
    >
      <DataTable<Booking> rowClick={false}>
        <Column source="name" label="Guest" render={Guest} />
        <Column source="hotel_name" label="Hotel" />
        <Column
          label="Booking Info"
          render={({ room_type, no_nights }) => `${room_type ?? '–'}, ${no_nights} nights`}
        />
        <Column source="checkin_date" label="Check-in">
          <DateField source="checkin_date" />
        </Column>
        <Column source="checkout_date" label="Check-out">
          <DateField source="checkout_date" />
        </Column>
        <Column
          label="Guest(s)"
          render={({ passengers }) => passengers.map(({ name }) => name).join(', ') || '–'}
        />
        <Column source="status" label="Status" render={Status} />
        <Column label="Actions">
          <DeleteButton mutationMode="pessimistic" />
        </Column>
      </DataTable>
    </List>
  </>
);

const Guest = ({ name, email }: Booking) => (
  <>
    <Typography variant="body2">{name}</Typography>
    <Typography variant="body2" color="textSecondary">
      {email}
    </Typography>
  </>
);

const Status = ({ is_verified }: Booking) => (
  <Chip
    size="small"
    color={is_verified ? 'success' : 'warning'}
    label={is_verified ? 'Verified' : 'Pending'}
  />
);
