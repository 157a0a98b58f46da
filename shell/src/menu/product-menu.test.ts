import { describe, expect, test } from '@jest/globals';
import { holdsAny, permissionNames } from '@suite/contracts/permissions';
import { productDescriptors, productRemotes } from '../testing/product-remotes.ts';
import { buildMenu, type MenuItem } from './build-menu.ts';

const specified: [group: string | null, label: string, path: string, anyOf: string[]][] = [
  [null, 'Dashboard', '/dashboard', []],
  ['Bookings', 'All Bookings', '/', []],
  ['Management', 'User Management', '/users', ['create_staff', 'update_permissions']],
  ['Management', 'Role Management', '/roles', ['manage_hotel', 'create_staff']],
  ['Management', 'Hotel Management', '/hotels', ['approve_hotels']],
  ['Settings & More', 'Account', '/account', []],
];
const isSpecified = ({ label }: MenuItem) => specified.some(([, name]) => name === label);

function menuFor(permissions: readonly string[]) {
  return buildMenu(productRemotes(permissions), permissions).flatMap((row) =>
    (row.kind === 'item' ? [row.item] : row.items)
      .filter(isSpecified)
      .map(({ label, path }) => [row.kind === 'group' ? row.group.label : null, label, path]),
  );
}

const expectedFor = (permissions: readonly string[]) =>
  specified.filter(([, , , anyOf]) => holdsAny(permissions, anyOf)).map(([...entry]) => entry.slice(0, 3));

const superAdmin = permissionNames.filter((name) => name !== 'manage_releases');
const openToAll = ['Dashboard', 'All Bookings', 'Account'];

describe('The menu of the product', () => {
  test('has everything for a Super Admin, in the order of the specification', () => {
    expect(menuFor(superAdmin)).toEqual(specified.map((entry) => entry.slice(0, 3)));
  });

  test('shows a user without permissions the entries without a required permission only', () => {
    const rows = buildMenu(productRemotes([]), []);
    const labels = rows.map((row) => (row.kind === 'item' ? row.item.label : row.group.label));
    expect(labels).toEqual(['Dashboard', 'Bookings', 'Settings & More']);
    expect(rows.flatMap((row) => (row.kind === 'item' ? [] : row.items.map(({ label }) => label)))).toEqual([
      'All Bookings',
      'Calendar',
      'Account',
    ]);
  });

  test.each([
    ['create_staff', ['User Management', 'Role Management']],
    ['update_permissions', ['User Management']],
    ['manage_hotel', ['Role Management']],
    ['approve_hotels', ['Hotel Management']],
    ['manage_users', []],
    ['hotel_checkins_manage', []],
    ['hotel_checkins_create', []],
  ])('shows to holders of %s alone, of the Management group: %j', (permission, management) => {
    const labels = menuFor([permission]).map(([, label]) => label);
    expect(labels).toEqual([...openToAll.slice(0, 2), ...management, ...openToAll.slice(2)]);
  });

  test('has no Management group for holders of manage_users alone', () => {
    const rows = buildMenu(productRemotes(['manage_users']), ['manage_users']);
    expect(rows.map((row) => row.kind === 'group' && row.group.label)).not.toContain('Management');
  });

  test('shows an entry exactly when the specification says so, for every set of permissions', () => {
    for (let held = 0; held < 2 ** permissionNames.length; held += 1) {
      const permissions = permissionNames.filter((_, index) => held & (2 ** index));
      expect({ permissions, menu: menuFor(permissions) }).toEqual({
        permissions,
        menu: expectedFor(permissions),
      });
    }
  });

  test('leads neither to /reports nor to /create', () => {
    const paths = productDescriptors().flatMap(({ menu }) => menu.map(({ path }) => path));
    expect(paths.filter((path) => ['/reports', '/create'].includes(path))).toEqual([]);
  });
});
