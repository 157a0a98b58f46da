import { PageContainer, ProTable, type ProColumns } from '@ant-design/pro-components';
import { Tag, Typography } from 'antd';
import { useState } from 'react';
import { callApi } from '../../../suite-api/call-api.ts';
import { listQuery, type Pagination } from '../list-query.ts';
import { approvalOf, type Hotel } from '../../../suite-api/hotel.ts';
import { HotelStatCards } from './hotel-stat-cards.tsx';

interface HotelFilters {
  search?: string;
  status?: string;
}

const colors = { Approved: 'success', Pending: 'warning', Rejected: 'error' };

const columns: ProColumns<Hotel>[] = [
  { title: 'Search', dataIndex: 'search', hideInTable: true },
  {
    title: 'Hotel Details',
    dataIndex: 'hotel_name',
    sorter: true,
    search: false,
    render: (_, { hotel_name, hotel_email, hotel_phone }) => (
      <Lines lines={[hotel_name, hotel_email, hotel_phone]} />
    ),
  },
  {
    title: 'Contact Person',
    dataIndex: 'contact_person_name',
    sorter: true,
    search: false,
    render: (_, { contact_person_name, contact_person_email, contact_person_phone }) => (
      <Lines lines={[contact_person_name, contact_person_email, contact_person_phone]} />
    ),
  },
  { title: 'Registration', dataIndex: 'registration_number', sorter: true, search: false },
  {
    title: 'Status',
    dataIndex: 'status',
    sorter: true,
    valueEnum: {
      approved: 'Approved',
      pending: 'Pending',
      rejected: 'Rejected',
      active: 'Active',
      inactive: 'Inactive',
    },
    render: (_, { is_active }) => (
      <Tag color={is_active ? 'success' : 'default'}>{is_active ? 'Active' : 'Inactive'}</Tag>
    ),
  },
  {
    title: 'Approve',
    dataIndex: 'approval',
    sorter: true,
    search: false,
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

export function HotelList() {
  const [page, setPage] = useState<{ total: number; hotels: Hotel[] }>();
  return (
    <PageContainer title="Hotel Management" content={<HotelStatCards page={page} />}>
      <ProTable<Hotel, HotelFilters>
        rowKey="id"
        columns={columns}
        rowSelection={{}}
        pagination={{ defaultPageSize: 10 }}
        request={async (filters, sort) => {
          const { hotels, pagination } = await callApi<Pagination & { hotels: Hotel[] }>(
            `/hotel/list?${listQuery(filters, sort)}`,
          );
          setPage({ hotels, total: pagination.total });
          return { data: hotels, total: pagination.total, success: true };
        }}
      />
    </PageContainer>
  );
}
