import { expect, test } from '@jest/globals';
import { viewFor } from './choose-view.ts';

const named = (role_name: string) => ({ id: 9, role_name, is_global: false });

test.each([
  [['Super Admin'], [], 'Super Admin'],
  [['Porter'], ['manage_users'], 'Super Admin'],
  [['Hotel Admin'], ['manage_users'], 'Super Admin'],
  [['Hotel Admin'], [], 'Hotel Admin'],
  [['Porter'], ['manage_hotel'], 'Hotel Admin'],
  [['Porter', 'Hotel Admin'], [], 'Hotel Admin'],
  [['Porter'], ['approve_hotels', 'create_staff'], 'Staff'],
  [[], [], 'Staff'],
] as const)('roles %j with %j see the view of %s', (roles, permissions, view) => {
  expect(
    viewFor({
      roles: roles.map(named),
      permissions: permissions.map((permission_name) => ({ permission_name })),
    }),
  ).toBe(view);
});
