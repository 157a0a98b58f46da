import { BankOutlined, ScheduleOutlined } from '@ant-design/icons';
import { ProLayout } from '@ant-design/pro-components';
import { useQuery } from '@tanstack/react-query';
import { Link, Outlet, useLocation } from 'react-router';
import { callApi } from '../../suite-api/call-api.ts';

interface Profile {
  usr_firstname: string;
  usr_lastname: string;
}

const route = {
  path: '/',
  routes: [
    { path: '/bookings', name: 'All Bookings', icon: <ScheduleOutlined /> },
    { path: '/hotels', name: 'Hotel Management', icon: <BankOutlined /> },
  ],
};

export function Layout() {
  const { pathname } = useLocation();
  const { data: user } = useQuery({
    queryKey: ['user-profile'],
    queryFn: () => callApi<Profile>('/auth/user-profile'),
  });
  return (
    <ProLayout
      title="Management Suite"
      logo={false}
      layout="mix"
      route={route}
      location={{ pathname }}
      menuItemRender={(item, dom) => <Link to={item.path ?? '/'}>{dom}</Link>}
      avatarProps={{ title: user ? `${user.usr_firstname} ${user.usr_lastname}` : '' }}
    >
      <Outlet />
    </ProLayout>
  );
}
