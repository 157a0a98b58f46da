import { describe, expect, test } from '@jest/globals';
import {
  declaredPermissions,
  defaultPermissionsOf,
  explainPermission,
  groupPermissions,
  isPowerful,
  permissionNames,
} from './declared-permissions.ts';
import { openingsOf } from './permission-openings.ts';
import * as checks from './permissions.ts';

function named(...names: string[]) {
  return names.map((permission_name) => ({ permission_name }));
}

describe('every permission', () => {
  test.each(permissionNames)('%s is explained in whole sentences and opens something', (name) => {
    const { title, allows, opens } = declaredPermissions[name];
    expect(title).toMatch(/^[A-Z]/);
    expect(allows).toMatch(/^[A-Z].*\.$/);
    expect(openingsOf([name]).actions).toEqual(opens);
  });

  test.each(permissionNames)('%s is held by a role of the product, or no user could give it', (name) => {
    const { group, roles } = declaredPermissions[name];
    if (group === 'Platform') expect(roles.length).toBeGreaterThan(0);
    else expect(roles).toEqual(expect.arrayContaining(['Super Admin', 'Hotel Admin']));
  });

  test('has a title of its own', () => {
    const titles = permissionNames.map((name) => declaredPermissions[name].title);
    expect(new Set(titles).size).toBe(titles.length);
  });
});

test('permissions stand in their groups, in the order of the groups', () => {
  expect(groupPermissions(named('manage_hotel', 'create_staff', 'hotel_checkins_create'))).toEqual([
    { group: 'Bookings', permissions: named('hotel_checkins_create') },
    { group: 'Staff and roles', permissions: named('create_staff') },
    { group: 'Hotel', permissions: named('manage_hotel') },
  ]);
});

test('a permission of a later release is kept, in a group of its own', () => {
  expect(explainPermission('fly_drones')).toBeUndefined();
  expect(explainPermission('toString')).toBeUndefined();
  expect(groupPermissions(named('fly_drones', 'manage_users'))).toEqual([
    { group: 'Platform', permissions: named('manage_users') },
    { group: 'Other', permissions: named('fly_drones') },
  ]);
});

describe('what permissions open', () => {
  test('nothing opens with nothing', () => {
    expect(openingsOf([])).toEqual({ menu: [], actions: [] });
  });

  test.each([
    ['hotel_checkins_create', [], ['Create Booking', 'Edit Booking']],
    [
      'hotel_checkins_manage',
      ['Needs attention'],
      ['Create Booking', 'Edit Booking', 'Delete Booking', 'Send Verification'],
    ],
    ['update_permissions', ['User Management'], ['Edit Booking', 'Manage Roles']],
    ['approve_hotels', ['Needs attention', 'Hotel Management'], ['Approve and reject hotels']],
  ])('%s', (name, menu, actions) => {
    expect(openingsOf([name])).toEqual({ menu, actions });
  });

  test('several permissions open each thing once', () => {
    const { menu, actions } = openingsOf(['manage_hotel', 'create_staff']);
    expect(menu).toEqual([
      ...['Needs attention', 'User Management', 'Role Management', 'Audit Log'],
      ...['Hotel profile', 'Integrations', 'Single Sign-On'],
    ]);
    expect(actions.filter((action) => action === 'Add New Staff')).toHaveLength(1);
  });

  test.each<[string, readonly string[]]>([
    ['Create Booking', checks.mayCreateBooking],
    ['Edit Booking', checks.mayEditBooking],
    ['Delete Booking', checks.mayManageBooking],
    ['Send Verification', checks.mayManageBooking],
    ['Add New Staff', checks.mayManageStaff],
    ['Edit Staff', checks.mayManageStaff],
    ['Remove Staff', checks.mayManageStaff],
    ['Manage Roles', checks.mayAssignRoles],
    ['Create, edit and delete roles', checks.mayManageStaff],
    ['Add, change and remove platform accounts', checks.mayManageAccounts],
  ])('%s is opened by those that the server asks for', (action, asked) => {
    const opening = permissionNames.filter((name) => openingsOf([name]).actions.includes(action));
    expect(opening.sort()).toEqual([...asked].sort());
  });
});

test.each([
  ['manage_hotel', ['Super Admin', 'Hotel Admin'], true],
  ['create_staff', ['Super Admin', 'Hotel Admin'], true],
  ['update_permissions', ['Super Admin', 'Hotel Admin'], true],
  ['hotel_checkins_manage', ['Super Admin', 'Hotel Admin', 'Staff'], false],
  ['hotel_checkins_create', ['Super Admin', 'Hotel Admin', 'Staff'], false],
  ['approve_hotels', ['Super Admin'], true],
  ['manage_users', ['Super Admin'], true],
  ['manage_releases', ['Platform Operator'], true],
  ['spa.manage', undefined, false],
])('%s comes with %j, and whether it is powerful is %j', (name, roles, isConfirmed) => {
  expect(explainPermission(name)?.roles).toEqual(roles);
  expect(isPowerful(name)).toBe(isConfirmed);
});

test('a role of the product holds the permissions that name it', () => {
  expect(defaultPermissionsOf('Platform Operator')).toEqual(['manage_releases']);
});
