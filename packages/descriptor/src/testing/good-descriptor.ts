export const goodDescriptor = () => ({
  $schema: '../packages/descriptor/remote.schema.generated.json',
  name: 'mf-bookings',
  title: 'Bookings',
  access: 'signed-in',
  routes: [{ path: '/' }, { path: '/bookings' }, { path: '/create', permissions: ['manage_hotel'] }],
  menu: [
    {
      id: 'bookings.all-bookings',
      label: 'All Bookings',
      path: '/',
      alsoActiveOn: ['/bookings'],
      icon: 'bookings',
      order: 10,
      group: { id: 'bookings', label: 'Bookings', order: 20 },
    },
  ],
  requires: { api: { 'list-bookings': 1 } },
  exposes: ['./remote'],
});
