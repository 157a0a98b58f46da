import { expect, test } from '@jest/globals';
import { roleLabel } from './role-label.ts';

const porter = { id: 7, role_name: 'Porter', is_global: false };
const holding = (...names: string[]) => names.map((permission_name) => ({ permission_name }));

test.each([
  [{ roles: [porter], permissions: holding('hotel_checkins_create', 'approve_hotels') }, 'Super Admin'],
  [{ roles: [porter], permissions: holding('create_staff') }, 'Hotel Admin'],
  [{ roles: [porter], permissions: holding('hotel_checkins_create') }, 'Porter'],
  [{ roles: [], permissions: [] }, 'Staff'],
  [null, 'User'],
])('%j is called %s', (user, label) => {
  expect(roleLabel(user)).toBe(label);
});
