import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { ConfigProvider } from 'antd';
import enUS from 'antd/es/locale/en_US';
import { createBrowserRouter, Navigate } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { Layout } from './layout.tsx';

const queryClient = new QueryClient();

// A chunk for each screen, as Umi splits the pages of ant-design-pro.
const router = createBrowserRouter([
  {
    path: '/',
    Component: Layout,
    HydrateFallback: () => null,
    children: [
      { index: true, element: <Navigate to="/bookings" replace /> },
      {
        path: 'bookings',
        lazy: async () => ({ Component: (await import('./bookings/booking-list.tsx')).BookingList }),
      },
      {
        path: 'hotels',
        lazy: async () => ({ Component: (await import('./hotels/hotel-list.tsx')).HotelList }),
      },
    ],
  },
]);

export const App = () => (
  <ConfigProvider locale={enUS}>
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  </ConfigProvider>
);
