import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Card, Flex, Table, Typography } from 'antd';
import { useState } from 'react';
import { callApi } from '../../../suite-api/call-api.ts';
import { firstPage, listQuery, onTableChange, type Pagination } from '../api/list-query.ts';
import type { Booking } from '../../../suite-api/booking.ts';
import { bookingColumns } from './booking-columns.tsx';
import { BookingFilters } from './booking-filters.tsx';
import { BookingStatCards } from './booking-stat-cards.tsx';

export default function BookingList() {
  const [state, setState] = useState(firstPage);
  const { data, isFetching, refetch } = useQuery({
    queryKey: ['bookings', state],
    queryFn: () => callApi<Pagination & { bookings: Booking[] }>(`/bookings?${listQuery(state)}`),
    placeholderData: keepPreviousData,
  });
  const remove = async (id: number) => {
    await callApi(`/bookings/${id}`, { method: 'DELETE' });
    await refetch();
  };
  return (
    <Flex vertical gap="middle">
      <Typography.Title level={3}>Booking Management</Typography.Title>
      <BookingStatCards />
      <Card>
        <BookingFilters onChange={(filters) => setState({ ...state, ...filters, page: 1 })} />
        <Table<Booking>
          rowKey="id"
          columns={bookingColumns(remove)}
          dataSource={data?.bookings}
          loading={isFetching}
          rowSelection={{}}
          pagination={{ current: state.page, pageSize: state.limit, total: data?.pagination.total ?? 0 }}
          onChange={onTableChange(setState)}
        />
      </Card>
    </Flex>
  );
}
