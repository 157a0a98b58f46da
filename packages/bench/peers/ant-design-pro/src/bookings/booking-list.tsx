import { PageContainer, ProTable, type ProColumns } from '@ant-design/pro-components';
import { Button, Popconfirm, Tag, Typography } from 'antd';
import { callApi } from '../../../suite-api/call-api.ts';
import { listQuery, type Pagination } from '../list-query.ts';
import type { Booking } from '../../../suite-api/booking.ts';
import { BookingStatCards } from './booking-stat-cards.tsx';

interface BookingFilters {
  search?: string;
  status?: string;
  dateFrom?: string;
  dateTo?: string;
}

const columns: ProColumns<Booking>[] = [
  { title: 'Search', dataIndex: 'search', hideInTable: true },
  {
    title: 'From – to',
    dataIndex: 'dates',
    valueType: 'dateRange',
    hideInTable: true,
    search: { transform: ([dateFrom, dateTo]: string[]) => ({ dateFrom, dateTo }) },
  },
  {
    title: 'Guest',
    dataIndex: 'name',
    sorter: true,
    search: false,
    render: (_, { name, email }) => (
      <>
        <div>{name}</div>
        <Typography.Text type="secondary">{email}</Typography.Text>
      </>
    ),
  },
  { title: 'Hotel', dataIndex: 'hotel_name', sorter: true, search: false },
  {
    title: 'Booking Info',
    key: 'booking',
    search: false,
    render: (_, { room_type, no_nights }) => `${room_type ?? '–'}, ${no_nights} nights`,
  },
  { title: 'Check-in', dataIndex: 'checkin_date', valueType: 'date', sorter: true, search: false },
  { title: 'Check-out', dataIndex: 'checkout_date', valueType: 'date', sorter: true, search: false },
  {
    title: 'Guest(s)',
    key: 'guests',
    search: false,
    render: (_, { passengers }) => passengers.map(({ name }) => name).join(', ') || '–',
  },
  {
    title: 'Status',
    dataIndex: 'status',
    sorter: true,
    valueEnum: { verified: 'Verified', pending: 'Pending' },
    render: (_, { is_verified }) => (
      <Tag color={is_verified ? 'success' : 'warning'}>{is_verified ? 'Verified' : 'Pending'}</Tag>
    ),
  },
  {
    title: 'Actions',
    valueType: 'option',
    render: (_, { id }, __, action) => (
      <Popconfirm
        title="Delete this booking?"
        onConfirm={() => removeBooking(id).then(() => action?.reload())}
      >
        <Button type="link" danger>
          Delete
        </Button>
      </Popconfirm>
    ),
  },
];

const removeBooking = (id: number) => callApi(`/bookings/${id}`, { method: 'DELETE' });

export const BookingList = () => (
  <PageContainer title="Booking Management" content={<BookingStatCards />}>
    <ProTable<Booking, BookingFilters>
      rowKey="id"
      columns={columns}
      rowSelection={{}}
      pagination={{ defaultPageSize: 10 }}
      request={async (filters, sort) => {
        const page = await callApi<Pagination & { bookings: Booking[] }>(
          `/bookings?${listQuery(filters, sort)}`,
        );
        return { data: page.bookings, total: page.pagination.total, success: true };
      }}
    />
  </PageContainer>
);
