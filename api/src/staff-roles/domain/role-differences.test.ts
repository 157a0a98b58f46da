import { expect, test } from '@jest/globals';
import { roleDifferences, type RoleContent } from './role-differences.ts';

const porter: RoleContent = {
  role_name: 'Porter',
  role_description: null,
  permissions: ['create_staff', 'hotel_checkins_create'],
};

test.each<[string, Partial<RoleContent>, object]>([
  ['nothing', {}, { role_name: 'Porter', changed: {}, added: [], removed: [] }],
  [
    'the texts',
    { role_name: 'Bell boy', role_description: 'Carries' },
    {
      role_name: 'Bell boy',
      changed: {
        role_name: { before: 'Porter', after: 'Bell boy' },
        role_description: { before: null, after: 'Carries' },
      },
      added: [],
      removed: [],
    },
  ],
  [
    'permissions',
    { permissions: ['hotel_checkins_create', 'update_permissions'] },
    { role_name: 'Porter', changed: {}, added: ['update_permissions'], removed: ['create_staff'] },
  ],
])('a change of %s is told', (_what, change, told) => {
  expect(roleDifferences(porter, { ...porter, ...change })).toEqual(told);
});
