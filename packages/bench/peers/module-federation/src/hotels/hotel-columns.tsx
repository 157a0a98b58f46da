import { Tag, Typography, type TableColumnsType } from 'antd';
import { approvalOf, type Hotel } from '../../../suite-api/hotel.ts';

const colors = { Approved: 'success', Pending: 'warning', Rejected: 'error' };

export const hotelColumns: TableColumnsType<Hotel> = [
  {
    title: 'Hotel Details',
    dataIndex: 'hotel_name',
    sorter: true,
    render: (_, { hotel_name, hotel_email, hotel_phone }) => (
      <Lines lines={[hotel_name, hotel_email, hotel_phone]} />
    ),
  },
  {
    title: 'Contact Person',
    dataIndex: 'contact_person_name',
    sorter: true,
    render: (_, { contact_person_name, contact_person_email, contact_person_phone }) => (
      <Lines lines={[contact_person_name, contact_person_email, contact_person_phone]} />
    ),
  },
  { title: 'Registration', dataIndex: 'registration_number', sorter: true },
  {
    title: 'Status',
    dataIndex: 'status',
    sorter: true,
    render: (_, { is_active }) => (
      <Tag color={is_active ? 'success' : 'default'}>{is_active ? 'Active' : 'Inactive'}</Tag>
    ),
  },
  {
    title: 'Approve',
    dataIndex: 'approval',
    sorter: true,
    render: (_, hotel) => <Tag color={colors[approvalOf(hotel)]}>{approvalOf(hotel)}</Tag>,
  },
];

function Lines({ lines: [first, ...others] }: { lines: string[] }) {
  return (
    <>
      <div>{first}</div>
      {others.map((line) => (
        <div key={line}>
          <Typography.Text type="secondary">{line}</Typography.Text>
        </div>
      ))}
    </>
  );
}
