import { afterEach, expect, test } from '@jest/globals';
import type { Permission } from '@suite/contracts/staff-roles';
import { changeLanguage } from '@suite/i18n';
import { ownPermissionOf, permissionOf } from '@suite/testing/factories';
import {
  permissionExplanation,
  permissionGroupsOf,
  permissionTitle,
  permissionChange,
} from './describe-permission.ts';

const spa = ownPermissionOf('spa.manage', {
  permission_title: 'Manage the spa',
  translations: [
    {
      language: 'de',
      remote_title: 'Wellness',
      permission_title: 'Wellness verwalten',
      permission_description: 'Anwendungen buchen.',
    },
    { language: 'fr', permission_title: 'Gérer le spa' },
  ],
});
afterEach(() => changeLanguage('en'));

test('a permission of a later release goes by its name, and says what the server says', () => {
  const unknown = { id: 9, permission_name: 'fly_drones', permission_description: 'Fly drones' };
  expect(permissionTitle(unknown)).toBe('fly_drones');
  expect(permissionExplanation(unknown)).toBe('Fly drones');
  expect(permissionGroupsOf([unknown])).toEqual([{ title: 'Other', permissions: [unknown] }]);
});

const textsOf = (permission: Permission) => [
  permissionGroupsOf([permission])[0]?.title,
  permissionTitle(permission),
  permissionExplanation(permission),
];

test.each([
  ['en', ['Spa', 'Manage the spa', 'Described spa.manage']],
  ['de', ['Wellness', 'Wellness verwalten', 'Anwendungen buchen.']],
  ['fr', ['Spa', 'Gérer le spa', 'Described spa.manage']],
] as const)('in %s a permission of a remote says %j', async (language, texts) => {
  await changeLanguage(language);
  expect(textsOf(spa)).toEqual(texts);
});

test('permissions of remotes follow those of the product, each remote in a group of its own', () => {
  const read = ownPermissionOf('spa.read');
  // The registry does not publish a second remote of the same title.
  const pool = ownPermissionOf('pool.open');
  const bookings = permissionOf('hotel_checkins_create');
  expect(permissionGroupsOf([spa, pool, bookings, read])).toEqual([
    { title: 'Bookings', permissions: [bookings] },
    { title: 'Spa', permissions: [spa, read] },
    { title: 'Spa', permissions: [pool] },
  ]);
});

const [staff, roles, bookings] = [
  permissionOf('create_staff'),
  permissionOf('update_permissions'),
  permissionOf('hotel_checkins_create'),
];

test('what comes and goes is named in the order of the groups', () => {
  const change = permissionChange([staff, roles, bookings], [roles.id], [staff.id, bookings.id]);
  expect(change).toEqual({ added: ['Create bookings', 'Manage staff and roles'], removed: ['Assign roles'] });
  expect(permissionChange([staff, roles], [staff.id], [staff.id])).toEqual({ added: [], removed: [] });
});
