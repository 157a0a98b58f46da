import { expect, test } from '@jest/globals';
import { mappedRole } from './mapped-role.ts';

const role_mappings = [
  { claim_value: 'desk', role_id: 7 },
  { claim_value: 'night', role_id: 8 },
];
const roleOf = (role_claim: string | null, claims: Record<string, unknown>) =>
  mappedRole({ role_claim, role_mappings, default_role_id: 1 }, claims);

test.each([
  ['groups', { groups: ['night', 'desk'] }, 7],
  ['groups', { groups: 'night' }, 8],
  ['groups', { groups: ['others'] }, 1],
  ['realm_access.roles', { realm_access: { roles: ['offline_access', 'night'] } }, 8],
  ['resource_access.hotel.roles', { resource_access: { hotel: { roles: ['desk'] } } }, 7],
  ['https://hotel.example/roles', { 'https://hotel.example/roles': ['desk'] }, 7],
  ['realm_access.roles', { 'realm_access.roles': ['desk'], realm_access: { roles: ['night'] } }, 7],
  ['realm_access.roles', { realm_access: 'desk' }, 1],
  ['realm_access.roles', { realm_access: null }, 1],
  ['constructor.name', {}, 1],
  [null, { groups: ['desk'] }, 1],
])('by %j in %j the role is %d', (role_claim, claims, role_id) => {
  expect(roleOf(role_claim, claims)).toBe(role_id);
});
