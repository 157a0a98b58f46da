import { expect, test } from '@jest/globals';
import { roleFactory } from '@suite/testing/factories';
import { roleTable } from './export-roles-bar.tsx';

test('a role names its permissions', () => {
  const role = roleFactory.permitting('manage_hotel', 'create_staff').build({ role_description: null });
  const { headings, records } = roleTable([role]);
  const record = Object.fromEntries(records[0]?.map((cell, index) => [headings[index], cell]) ?? []);
  expect(Object.keys(record)).toEqual(headings);
  expect(record).toMatchObject({ Description: '', Permissions: 'manage_hotel, create_staff' });
});
