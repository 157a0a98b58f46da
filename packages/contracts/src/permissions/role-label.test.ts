import { expect, test } from '@jest/globals';
import { isOwnRoleName, roleLabelOf } from './role-label.ts';

const porter = [{ role_name: 'Porter' }, { role_name: 'Cook' }];

test.each([
  [['approve_hotels', 'manage_hotel'], porter, 'Super Admin'],
  [['manage_hotel'], porter, 'Hotel Admin'],
  [['create_staff'], [], 'Hotel Admin'],
  [['manage_users'], porter, 'Hotel Admin'],
  [['update_permissions', 'hotel_checkins_manage'], porter, 'Porter'],
  [[], porter, 'Porter'],
  [[], [], 'Staff'],
])('%j with %j is %s', (held, roles, label) => {
  expect(roleLabelOf(held, roles)).toBe(label);
});

test('names of roles that hotels have made are values of theirs', () => {
  expect(['Super Admin', 'Hotel Admin', 'Staff', 'Bookings'].filter(isOwnRoleName)).toEqual([
    'Super Admin',
    'Hotel Admin',
    'Staff',
  ]);
});
