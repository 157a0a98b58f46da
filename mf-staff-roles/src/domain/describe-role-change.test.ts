import { expect, test } from '@jest/globals';
import { roleFactory } from '@suite/testing/factories';
import { describeRoleChange } from './describe-role-change.ts';

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
