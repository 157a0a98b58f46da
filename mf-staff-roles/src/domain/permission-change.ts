import type { Permission } from '@suite/contracts/staff-roles';
import { permissionGroupsOf, permissionTitle } from './describe-permission.ts';

/** The titles of the permissions that a role gains and loses, in the order of their groups. */
export function permissionChange(
  permissions: readonly Permission[],
  before: readonly number[],
  after: readonly number[],
): { added: string[]; removed: string[] } {
  const titles = (ids: readonly number[], others: readonly number[]) =>
    permissionGroupsOf(permissions)
      .flatMap((group) => group.permissions)
      .filter(({ id }) => ids.includes(id) && !others.includes(id))
      .map(permissionTitle);
  return { added: titles(after, before), removed: titles(before, after) };
}
