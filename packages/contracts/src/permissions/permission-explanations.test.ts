import { describe, expect, test } from '@jest/globals';
import {
  explainPermission,
  groupPermissions,
  permissionExplanations,
  permissionGroups,
} from './permission-explanations.ts';
import { openingsOf } from './permission-openings.ts';
import { permissionNames } from './permissions.ts';

function named(...names: string[]) {
  return names.map((permission_name) => ({ permission_name }));
}

describe('every permission', () => {
  test.each(permissionNames)('%s is explained in whole sentences and opens something', (name) => {
    const { group, title, allows } = permissionExplanations[name];
    expect(permissionGroups).toContain(group);
    expect(title).toMatch(/^[A-Z]/);
    expect(allows).toMatch(/^[A-Z].*\.$/);
    const { menu, actions } = openingsOf([name]);
    expect(menu.length + actions.length).toBeGreaterThan(0);
  });

  test('has a title of its own', () => {
    const titles = permissionNames.map((name) => permissionExplanations[name].title);
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
      ...['Needs attention', 'User Management', 'Role Management', 'Audit Log', 'Single Sign-On'],
    ]);
    expect(actions.filter((action) => action === 'Add New Staff')).toHaveLength(1);
  });
});
