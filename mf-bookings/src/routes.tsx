import type { RemoteRoute } from '@suite/remote-kit';

const listBookings = async () =>
  (await import(/* webpackFetchPriority: "high" */ './screens/list-bookings/list-bookings.screen.tsx'))
    .ListBookingsScreen;

const leftoverBooking = async () =>
  (await import('./screens/leftover-booking/leftover-booking.screen.tsx')).LeftoverBookingScreen;

export const routes: readonly RemoteRoute[] = [
  { path: '/', screen: listBookings },
  { path: '/bookings', screen: listBookings },
  { path: '/create', screen: leftoverBooking },
];
