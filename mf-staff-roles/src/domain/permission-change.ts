import { explainPermission, type Permission } from '@suite/contracts';

/** A permission's title in plain words; one that this release does not know goes by its name. */
export function permissionTitle({ permission_name }: Pick<Permission, 'permission_name'>): string {
  return explainPermission(permission_name)?.title ?? permission_name;
}

/** The titles of the permissions that a role gains and loses. */
export function permissionChange(
  permissions: readonly Permission[],
  before: readonly number[],
  after: readonly number[],
): { added: string[]; removed: string[] } {
  const titles = (ids: readonly number[], others: readonly number[]) =>
    permissions.filter(({ id }) => ids.includes(id) && !others.includes(id)).map(permissionTitle);
  return { added: titles(after, before), removed: titles(before, after) };
}
