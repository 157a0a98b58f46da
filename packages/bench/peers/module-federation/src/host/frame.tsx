import { useQuery } from '@tanstack/react-query';
import { Flex, Layout, Menu, Spin } from 'antd';
import { Suspense } from 'react';
import { Link, Outlet, useLocation } from 'react-router';
import { callApi } from '../../../suite-api/call-api.ts';

interface Profile {
  usr_firstname: string;
  usr_lastname: string;
}

const items = [
  { key: '/bookings', label: <Link to="/bookings">All Bookings</Link> },
  { key: '/hotels', label: <Link to="/hotels">Hotel Management</Link> },
];

/** The menu, and beside it the screen of a remote. */
export function Frame() {
  const { pathname } = useLocation();
  const { data: user } = useQuery({
    queryKey: ['user-profile'],
    queryFn: () => callApi<Profile>('/auth/user-profile'),
  });
  return (
    <Layout style={{ minHeight: '100vh' }}>
      <Layout.Sider theme="light">
        <Menu mode="inline" selectedKeys={[pathname]} items={items} />
      </Layout.Sider>
      <Layout>
        <Layout.Header style={{ background: 'white' }}>
          <Flex justify="space-between">
            <span>Management Suite</span>
            <span>{user ? `${user.usr_firstname} ${user.usr_lastname}` : ''}</span>
          </Flex>
        </Layout.Header>
        <Layout.Content style={{ padding: 24 }}>
          <Suspense fallback={<Spin />}>
            <Outlet />
          </Suspense>
        </Layout.Content>
      </Layout>
    </Layout>
  );
}
