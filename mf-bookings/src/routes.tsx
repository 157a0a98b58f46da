import type { RemoteRoute } from '@suite/remote-kit';

const listBookings = async () =>
  (await import(/* webpackFetchPriority: "high" */ './screens/list-bookings/list-bookings.screen.tsx'))
    .ListBookingsScreen;

const legacyBooking = async () =>
  (await import('./screens/legacy-booking/legacy-booking.screen.tsx')).LegacyBookingScreen;

const getCalendar = async () =>
  (await import('./screens/get-calendar/get-calendar.screen.tsx')).GetCalendarScreen;
const getGuest = async () => (await import('./screens/get-guest/get-guest.screen.tsx')).GetGuestScreen;

export const routes: readonly RemoteRoute[] = [
  { path: '/', screen: listBookings },
  { path: '/bookings', screen: listBookings },
  { path: '/calendar', screen: getCalendar },
  { path: '/guest/:id', screen: getGuest },
  { path: '/create', screen: legacyBooking },
];
