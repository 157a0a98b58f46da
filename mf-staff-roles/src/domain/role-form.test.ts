import { describe, expect, test } from '@jest/globals';
import { roleFactory } from '@suite/testing/factories';
import {
  changedTexts,
  checkNewRole,
  checkRoleChange,
  isComplete,
  roleFormOf,
  togglePermission,
} from './role-form.ts';

const filled = { role_name: ' Porter ', role_description: '', permission_ids: [3, 5] };

test('a form opens blank, or as the role is', () => {
  expect(roleFormOf(null)).toEqual({ role_name: '', role_description: '', permission_ids: [] });
  const role = roleFactory.permitting('create_staff', 'manage_hotel').build({ role_name: 'Porter' });
  expect(roleFormOf(role)).toEqual({
    role_name: 'Porter',
    role_description: '',
    permission_ids: role.permissions.map(({ id }) => id),
  });
});

test('ticking a permission twice changes nothing', () => {
  const once = togglePermission(filled, 4);
  expect(once.permission_ids).toEqual([3, 4, 5]);
  expect(togglePermission(once, 4)).toEqual(filled);
});

test.each([
  [{}, true],
  [{ role_name: '   ' }, false],
  [{ role_name: '' }, false],
  [{ permission_ids: [] }, false],
])('a form with %j is complete: %s', (change, complete) => {
  expect(isComplete({ ...filled, ...change })).toBe(complete);
});

test('only texts that differ, spaces around them aside, are named', () => {
  expect(changedTexts(filled, { ...filled, role_name: 'Porter' })).toEqual([]);
  expect(changedTexts(filled, { ...filled, role_name: 'Cook', role_description: 'x' })).toEqual([
    'Role Name',
    'Description',
  ]);
});

describe('the payload', () => {
  test('of a new role names the hotel for those who have none', () => {
    expect(checkNewRole(null)(filled).value).toEqual({ ...filled, role_name: 'Porter' });
    expect(checkNewRole(7)(filled).value).toEqual({ ...filled, role_name: 'Porter', hotel_id: 7 });
  });

  test('of a change says from which state it was made', () => {
    const role = roleFactory.build();
    expect(checkRoleChange(role)(filled).value).toMatchObject({ updated_at: role.updated_at });
  });

  test.each([
    [{ role_name: ' ' }, { role_name: 'Role name is required' }],
    [{ permission_ids: [] }, { permission_ids: 'Select at least one permission' }],
    [{ role_name: 'x'.repeat(101) }, { role_name: 'Role name must be at most 100 characters' }],
  ])('is not made of %j', (change, errors) => {
    expect(checkNewRole(null)({ ...filled, ...change }).errors).toEqual(errors);
  });
});
