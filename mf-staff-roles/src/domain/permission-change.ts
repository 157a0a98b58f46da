import { explainPermission, groupPermissions } from '@suite/contracts/permissions';
import type { Permission } from '@suite/contracts/staff-roles';
import { translateMessage } from '@suite/i18n';

/** A permission's title in plain words; one that this release does not know goes by its name. */
export function permissionTitle({ permission_name }: Pick<Permission, 'permission_name'>): string {
  return translateMessage(explainPermission(permission_name)?.title ?? permission_name);
}

/** The titles of the permissions that a role gains and loses, in the order of their groups. */
export function permissionChange(
  permissions: readonly Permission[],
  before: readonly number[],
  after: readonly number[],
): { added: string[]; removed: string[] } {
  const titles = (ids: readonly number[], others: readonly number[]) =>
    groupPermissions(permissions)
      .flatMap((group) => group.permissions)
      .filter(({ id }) => ids.includes(id) && !others.includes(id))
      .map(permissionTitle);
  return { added: titles(after, before), removed: titles(before, after) };
}
