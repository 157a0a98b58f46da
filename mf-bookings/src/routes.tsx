import type { RemoteRoute } from '@suite/remote-kit';

const listBookings = async () =>
  (await import(/* webpackFetchPriority: "high" */ './screens/list-bookings/list-bookings.screen.tsx'))
    .ListBookingsScreen;

const legacyBooking = async () =>
  (await import('./screens/legacy-booking/legacy-booking.screen.tsx')).LegacyBookingScreen;

export const routes: readonly RemoteRoute[] = [
  { path: '/', screen: listBookings },
  { path: '/bookings', screen: listBookings },
  { path: '/create', screen: legacyBooking },
];
