import { Button, Popconfirm, Tag, Typography, type TableColumnsType } from 'antd';
import type { Booking } from '../../../suite-api/booking.ts';

export const bookingColumns = (remove: (id: number) => Promise<void>): TableColumnsType<Booking> => [
  {
    title: 'Guest',
    dataIndex: 'name',
    sorter: true,
    render: (_, { name, email }) => (
      <>
        <div>{name}</div>
        <Typography.Text type="secondary">{email}</Typography.Text>
      </>
    ),
  },
  { title: 'Hotel', dataIndex: 'hotel_name', sorter: true },
  {
    title: 'Booking Info',
    key: 'booking',
    render: (_, { room_type, no_nights }) => `${room_type ?? '–'}, ${no_nights} nights`,
  },
  { title: 'Check-in', dataIndex: 'checkin_date', sorter: true },
  { title: 'Check-out', dataIndex: 'checkout_date', sorter: true },
  {
    title: 'Guest(s)',
    key: 'guests',
    render: (_, { passengers }) => passengers.map(({ name }) => name).join(', ') || '–',
  },
  {
    title: 'Status',
    dataIndex: 'status',
    sorter: true,
    render: (_, { is_verified }) => (
      <Tag color={is_verified ? 'success' : 'warning'}>{is_verified ? 'Verified' : 'Pending'}</Tag>
    ),
  },
  {
    title: 'Actions',
    key: 'actions',
    render: (_, { id }) => (
      <Popconfirm title="Delete this booking?" onConfirm={() => remove(id)}>
        <Button type="link" danger>
          Delete
        </Button>
      </Popconfirm>
    ),
  },
];
