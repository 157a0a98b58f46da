import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Card, Flex, Input, Select, Table, Typography } from 'antd';
import { useState } from 'react';
import { callApi } from '../../../suite-api/call-api.ts';
import { firstPage, listQuery, onTableChange, type Pagination } from '../api/list-query.ts';
import type { Hotel } from '../../../suite-api/hotel.ts';
import { hotelColumns } from './hotel-columns.tsx';
import { HotelStatCards } from './hotel-stat-cards.tsx';

const statuses = ['approved', 'pending', 'rejected', 'active', 'inactive'].map((value) => ({ value }));

export default function HotelList() {
  const [state, setState] = useState(firstPage);
  const filter = (filters: Record<string, string>) => setState({ ...state, ...filters, page: 1 });
  const { data, isFetching } = useQuery({
    queryKey: ['hotels', state],
    queryFn: () => callApi<Pagination & { hotels: Hotel[] }>(`/hotel/list?${listQuery(state)}`),
    placeholderData: keepPreviousData,
  });
  return (
    <Flex vertical gap="middle">
      <Typography.Title level={3}>Hotel Management</Typography.Title>
      <HotelStatCards total={data?.pagination.total} hotels={data?.hotels} />
      <Card>
        <Flex gap="small" style={{ marginBottom: 16 }}>
          <Input.Search placeholder="Search" allowClear onSearch={(search) => filter({ search })} />
          <Select
            placeholder="Status"
            allowClear
            options={statuses}
            onChange={(status: string | undefined) => filter({ status: status ?? '' })}
            style={{ width: 160 }}
          />
        </Flex>
        <Table<Hotel>
          rowKey="id"
          columns={hotelColumns}
          dataSource={data?.hotels}
          loading={isFetching}
          rowSelection={{}}
          pagination={{ current: state.page, pageSize: state.limit, total: data?.pagination.total ?? 0 }}
          onChange={onTableChange(setState)}
        />
      </Card>
    </Flex>
  );
}
