import type { Permission } from '@suite/contracts/staff-roles';
import { permissionGroupsOf, permissionTitle } from './describe-permission.ts';

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
