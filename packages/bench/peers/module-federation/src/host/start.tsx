import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { lazy, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter, Navigate, Route, Routes } from 'react-router';
import { Frame } from './frame.tsx';

const BookingList = lazy(() => import('bookings/list'));
const HotelList = lazy(() => import('hotels/list'));
const queryClient = new QueryClient();

const root = document.querySelector('#root');
if (!root) throw new Error('The page has no #root');
createRoot(root).render(
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      <BrowserRouter>
        <Routes>
          <Route element={<Frame />}>
            <Route index element={<Navigate to="/bookings" replace />} />
            <Route path="bookings" element={<BookingList />} />
            <Route path="hotels" element={<HotelList />} />
          </Route>
        </Routes>
      </BrowserRouter>
    </QueryClientProvider>
  </StrictMode>,
);
