import type { Caller } from '../../access/caller.ts';
import type { RoleRow } from '../role-lists.repository.ts';

export function describeRole({ permissions }: Caller, { is_own, ...role }: RoleRow) {
  const held: readonly string[] = permissions;
  return {
    ...role,
    is_locked: role.is_seeded || is_own,
    is_grantable: role.permissions.every(({ permission_name }) => held.includes(permission_name)),
  };
}
