import { describe, expect, test } from '@jest/globals';
import { liveRemote, menuEntry } from '../testing/live-remote.factory.ts';
import { buildMenu } from './build-menu.ts';

const bookings = { id: 'bookings', label: 'Bookings', order: 20 };
const management = { id: 'management', label: 'Management', order: 30 };
const settings = { id: 'settings', label: 'Settings & More', order: 40 };

// The menu of the whole product, spread over the remotes that will declare it.
const product = [
  liveRemote({ name: 'mf-auth', menu: [menuEntry('Account', '/account', { group: settings })] }),
  liveRemote({
    name: 'mf-hotels',
    menu: [
      menuEntry('Hotel Management', '/hotels', {
        group: management,
        order: 30,
        permissions: ['approve_hotels'],
      }),
    ],
  }),
  liveRemote({
    name: 'mf-staff-roles',
    menu: [
      menuEntry('Role Management', '/roles', {
        group: management,
        order: 20,
        permissions: ['manage_hotel', 'create_staff'],
      }),
      menuEntry('User Management', '/users', {
        group: management,
        order: 10,
        permissions: ['create_staff', 'update_permissions'],
      }),
    ],
  }),
  liveRemote({ name: 'mf-bookings', menu: [menuEntry('All Bookings', '/', { group: bookings })] }),
  liveRemote({ name: 'mf-dashboard', menu: [menuEntry('Dashboard', '/dashboard')] }),
];

function shown(permissions: string[]) {
  return buildMenu(product, permissions).map((row) =>
    row.kind === 'item' ? row.item.label : [row.group.label, ...row.items.map(({ label }) => label)],
  );
}

describe('buildMenu', () => {
  test('orders rows, groups and entries as the remotes declare them, wherever they come from', () => {
    expect(shown(['approve_hotels', 'create_staff', 'manage_hotel'])).toEqual([
      'Dashboard',
      ['Bookings', 'All Bookings'],
      ['Management', 'User Management', 'Role Management', 'Hotel Management'],
      ['Settings & More', 'Account'],
    ]);
  });

  test.each([
    [[], null],
    [['create_staff'], ['Management', 'User Management', 'Role Management']],
    [['update_permissions'], ['Management', 'User Management']],
    [['manage_hotel'], ['Management', 'Role Management']],
    [['approve_hotels'], ['Management', 'Hotel Management']],
    [['manage_users'], null],
  ])('shows of the Management group to holders of %j: %j', (permissions, group) => {
    const expected = ['Dashboard', ['Bookings', 'All Bookings'], group, ['Settings & More', 'Account']];
    expect(shown(permissions)).toEqual(expected.filter((row) => row !== null));
  });

  test('keeps the remote behind each link, so that pointing at it can fetch it', () => {
    const [row] = buildMenu([product[3]!], []);
    expect(row?.kind === 'group' && row.items[0]?.remote?.name).toBe('mf-bookings');
  });
});
