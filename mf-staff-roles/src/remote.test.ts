import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { apiProblems, remoteProblems } from '@suite/remote-kit/contract-tests';
import { checkDescriptor } from '@suite/descriptor';
import descriptor from '../remote.json';
import remote from './remote.tsx';
import { ListAuditRecordsScreen } from './screens/list-audit-records/list-audit-records.screen.tsx';
import { ListAccountsScreen } from './screens/list-accounts/list-accounts.screen.tsx';
import { ListRolesScreen } from './screens/list-roles/list-roles.screen.tsx';
import { SingleSignOnScreen } from './screens/single-sign-on/single-sign-on.screen.tsx';
import { ListStaffScreen } from './screens/list-staff/list-staff.screen.tsx';

test('remote.json is a descriptor, and its routes are those that have a screen', () => {
  expect(checkDescriptor(descriptor)).toEqual({ ok: true, value: descriptor });
  expect(remoteProblems(remote, descriptor)).toEqual([]);
});

test('remote.json asks for the calls that the queries make', () => {
  expect(apiProblems(join(import.meta.dirname, 'queries'), descriptor)).toEqual([]);
});

test.each([
  ['/users', ListStaffScreen],
  ['/roles', ListRolesScreen],
  ['/audit', ListAuditRecordsScreen],
  ['/accounts', ListAccountsScreen],
  ['/sign-in-settings', SingleSignOnScreen],
])('%s shows its screen', async (url, Screen) => {
  const route = remote.routes.find(({ path }) => path === url);
  expect(await route?.screen()).toBe(Screen);
});
