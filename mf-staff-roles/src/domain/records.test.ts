import { expect, test } from '@jest/globals';
import { roleFactory, staffFactory } from '@suite/testing/factories';
import { roleHeadings, roleRecord } from './role-record.ts';
import { staffHeadings, staffRecord } from './staff-record.ts';

const under = (headings: readonly string[], record: readonly (string | number)[]) => {
  expect(record).toHaveLength(headings.length);
  return Object.fromEntries(record.map((cell, index) => [headings[index], cell]));
};

test('a colleague has a cell under each heading, blank where nothing is known', () => {
  const staff = staffFactory.build({
    usr_phone: null,
    position: 'Clerk',
    last_login: null,
    is_active: false,
  });
  expect(under(staffHeadings(), staffRecord(staff))).toMatchObject({
    Phone: '',
    Position: 'Clerk',
    Status: 'Inactive',
    'Last Login': '',
  });
});

test('a role names its permissions', () => {
  const role = roleFactory.permitting('manage_hotel', 'create_staff').build({ role_description: null });
  expect(under(roleHeadings(), roleRecord(role))).toMatchObject({
    Description: '',
    Permissions: 'manage_hotel, create_staff',
  });
});
