import type { Database } from '@suite/database';
import type { Caller } from '../../access/caller.ts';
import { DomainError } from '../../errors/domain-error.ts';
import { selectPermissions } from '../roles.repository.ts';
import { requireGrantable } from '../staff-roles.policy.ts';

/** Refuses permissions of the platform and those that the caller may not grant. */
export async function requireRolePermissions(
  tx: Database,
  caller: Caller,
  permission_ids: readonly number[],
): Promise<string[]> {
  const permissions = await selectPermissions(tx, permission_ids);
  if (permissions.length < new Set(permission_ids).size) {
    const errors = [{ field: 'permission_ids', message: 'Unknown permission' }];
    throw new DomainError('VALIDATION_ERROR', 'Unknown permission', errors);
  }
  const names = permissions.map(({ permission_name }) => permission_name);
  requireGrantable(caller, names);
  if (permissions.some(({ is_global }) => is_global)) {
    throw new DomainError('PERMISSION_DENIED', 'Platform permissions cannot be part of a hotel role.');
  }
  return names;
}

export function nameIsTaken(role_name: string): DomainError {
  return new DomainError('CONFLICT', `There is a role named ${role_name} already.`);
}
