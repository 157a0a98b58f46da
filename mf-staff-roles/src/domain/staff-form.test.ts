import { describe, expect, test } from '@jest/globals';
import { staffFactory, roleFactory } from '@suite/testing/factories';
import {
  changedFields,
  checkNewStaff,
  checkStaffChange,
  checkStaffRoles,
  staffFormOf,
  describeRoleChange,
} from './staff-form.ts';

const complete = {
  usr_firstname: ' Nora ',
  usr_lastname: 'Quist',
  usr_email: 'nora@seaview.test',
  usr_phone: '',
  position: 'Clerk',
  role_ids: [3],
};

describe('a new colleague', () => {
  test('needs names, e-mail, position and a role', () => {
    expect(checkNewStaff(null)(staffFormOf(null)).errors).toEqual({
      usr_firstname: 'First name is required',
      usr_lastname: 'Last name is required',
      usr_email: 'Email is required',
      position: 'Position is required',
      role_ids: 'Select at least one role',
    });
  });

  test('needs no phone, and is sent trimmed', () => {
    expect(checkNewStaff(null)(complete).value).toEqual({ ...complete, usr_firstname: 'Nora' });
  });

  test('is for the hotel that was chosen', () => {
    expect(checkNewStaff(7)(complete).value).toMatchObject({ hotel_id: 7 });
  });

  test.each([
    [{ usr_email: 'nora@' }, 'usr_email', 'Please enter a valid email address'],
    [{ usr_phone: 'none' }, 'usr_phone', 'Please enter a valid phone number'],
    [{ usr_lastname: 'x'.repeat(51) }, 'usr_lastname', 'Last name must not exceed 50 characters'],
  ])('with %j is told so', (change, field, message) => {
    expect(checkNewStaff(null)({ ...complete, ...change }).errors).toEqual({ [field]: message });
  });
});

test('a change sends the address as it is, the state it was made from, and no hotel', () => {
  const staff = staffFactory.build();
  const { value } = checkStaffChange(staff)(complete);
  expect(value).toEqual({ ...complete, usr_firstname: 'Nora', updated_at: staff.updated_at });
});

test('roles alone need one role, and send nothing else', () => {
  expect(checkStaffRoles({ role_ids: [] }).errors).toEqual({ role_ids: 'Select at least one role' });
  expect(checkStaffRoles({ role_ids: [3, 4] }).value).toEqual({ role_ids: [3, 4] });
});

test('fields that differ by more than spaces are named', () => {
  const before = staffFormOf(staffFactory.withoutContact().build());
  const after = {
    ...before,
    usr_firstname: `${before.usr_firstname} `,
    usr_phone: '+351 1',
    position: 'Chef',
  };
  expect(changedFields(before, before)).toEqual([]);
  expect(changedFields(before, after)).toEqual(['Phone', 'Position']);
});

const desk = roleFactory
  .permitting('hotel_checkins_create', 'hotel_checkins_manage')
  .build({ id: 1, role_name: 'Desk' });
const keeper = roleFactory
  .permitting('update_permissions', 'hotel_checkins_create')
  .build({ id: 2, role_name: 'Keeper' });
const recruiter = roleFactory.permitting('create_staff').build({ id: 3, role_name: 'Recruiter' });
const roles = [desk, keeper, recruiter];

test.each<[string, number[], number[], string[], string[], string[], string[]]>([
  ['nothing', [1, 2], [2, 1], [], [], [], []],
  ['a first role', [], [3], ['Recruiter'], [], ['create_staff'], []],
  ['the last role taken', [3], [], [], ['Recruiter'], [], ['create_staff']],
  ['one for another', [1], [2], ['Keeper'], ['Desk'], ['update_permissions'], ['hotel_checkins_manage']],
  ['what another role permits as well', [1, 2], [1], [], ['Keeper'], [], ['update_permissions']],
  ['a role that is gone', [9], [1], ['Desk'], [], ['hotel_checkins_create', 'hotel_checkins_manage'], []],
])('%s', (_words, before, after, added, removed, gained, lost) => {
  const change = describeRoleChange(roles, before, after);
  const names = (permissions: { permission_name: string }[]) =>
    permissions.map(({ permission_name }) => permission_name);
  expect([change.added, change.removed, names(change.gained), names(change.lost)]).toEqual([
    added,
    removed,
    gained,
    lost,
  ]);
});
