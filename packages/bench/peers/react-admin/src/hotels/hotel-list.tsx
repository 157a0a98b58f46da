import { Chip, Typography } from '@mui/material';
import { DataTable, List, SearchInput, SelectInput } from 'react-admin';
import { approvalOf, type Hotel } from '../../../suite-api/hotel.ts';
import { HotelStatCards } from './hotel-stat-cards.tsx';

const statuses = ['approved', 'pending', 'rejected', 'active', 'inactive'];
const filters = [
  <SearchInput key="search" source="search" alwaysOn />,
  <SelectInput key="status" source="status" alwaysOn choices={statuses} />,
];

const Column = DataTable.Col<Hotel>;

export const HotelList = () => (
  <List title="Hotel Management" filters={filters} sort={{ field: '', order: 'ASC' }} perPage={10}>
    <HotelStatCards />
    <DataTable<Hotel> rowClick={false} bulkActionButtons={false}>
      <Column
        source="hotel_name"
        label="Hotel Details"
        render={({ hotel_name, hotel_email, hotel_phone }) => (
          <Lines lines={[hotel_name, hotel_email, hotel_phone]} />
        )}
      />
      <Column
        source="contact_person_name"
        label="Contact Person"
        render={({ contact_person_name, contact_person_email, contact_person_phone }) => (
          <Lines lines={[contact_person_name, contact_person_email, contact_person_phone]} />
        )}
      />
      <Column source="registration_number" label="Registration" />
      <Column source="status" label="Status" render={Active} />
      <Column source="approval" label="Approve" render={Approval} />
    </DataTable>
  </List>
);

const Lines = ({ lines: [first, ...others] }: { lines: string[] }) => (
  <>
    <Typography variant="body2">{first}</Typography>
    {others.map((line) => (
      <Typography key={line} variant="body2" color="textSecondary">
        {line}
      </Typography>
    ))}
  </>
);

const Active = ({ is_active }: Hotel) => (
  <Chip size="small" color={is_active ? 'success' : 'default'} label={is_active ? 'Active' : 'Inactive'} />
);

const colors = { Approved: 'success', Pending: 'warning', Rejected: 'error' } as const;

const Approval = (hotel: Hotel) => {
  const approval = approvalOf(hotel);
  return <Chip size="small" color={colors[approval]} label={approval} />;
};
