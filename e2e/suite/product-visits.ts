export const productVisits: readonly { remote: string; permissions?: readonly string[] }[] = [
  { remote: 'mf-auth' },
  { remote: 'mf-bookings' },
  { remote: 'mf-bookings', permissions: ['hotel_checkins_create'] },
  { remote: 'mf-bookings', permissions: [] },
  { remote: 'mf-dashboard' },
  { remote: 'mf-hotels' },
  { remote: 'mf-hotels', permissions: ['approve_hotels'] },
  { remote: 'mf-hotels', permissions: ['manage_hotel'] },
  { remote: 'mf-staff-roles' },
  { remote: 'mf-verification' },
];
