import { expect, test } from '@jest/globals';
import type { PermissionName } from '@suite/contracts/permissions';
import { viewOf } from './get-dashboard.ts';

const role = (role_name: string) => ({ id: 1, role_name, is_global: false, sees_every_hotel: false });

test.each<[string[], PermissionName[], string]>([
  [['Super Admin'], [], 'Super Admin'],
  [['Receptionist', 'Super Admin'], ['manage_hotel'], 'Super Admin'],
  [['Receptionist'], ['manage_users'], 'Super Admin'],
  [['Hotel Admin'], ['manage_users'], 'Super Admin'],
  [['Hotel Admin'], [], 'Hotel Admin'],
  [['Night Manager'], ['manage_hotel'], 'Hotel Admin'],
  [['super admin'], ['approve_hotels'], 'Staff'],
  [['Staff'], ['create_staff', 'update_permissions', 'hotel_checkins_manage'], 'Staff'],
  [[], [], 'Staff'],
])('roles %j with %j see the view of %s', (names, permissions, view) => {
  expect(viewOf({ roles: names.map(role), permissions })).toBe(view);
});
