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
    throw new DomainError('VALIDATION_ERROR', 'PERMISSION_UNKNOWN', {}, 'permission_ids');
  }
  const names = permissions.map(({ permission_name }) => permission_name);
  requireGrantable(caller, names);
  if (permissions.some(({ is_global }) => is_global)) {
    throw new DomainError('PERMISSION_DENIED', 'PERMISSION_OF_PLATFORM');
  }
  return names;
}

export function nameIsTaken(role_name: string): DomainError {
  return new DomainError('CONFLICT', 'ROLE_NAME_TAKEN', { role_name });
}
