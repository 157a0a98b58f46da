import type { Permission, Role } from '@suite/contracts/staff-roles';

export interface RoleChange {
  added: string[];
  removed: string[];
  gained: Permission[];
  lost: Permission[];
}

/** A permission that another role gives too is not lost. */
export function describeRoleChange(
  roles: readonly Role[],
  before: readonly number[],
  after: readonly number[],
): RoleChange {
  const had = roles.filter(({ id }) => before.includes(id));
  const has = roles.filter(({ id }) => after.includes(id));
  return {
    added: has.filter((role) => !had.includes(role)).map(({ role_name }) => role_name),
    removed: had.filter((role) => !has.includes(role)).map(({ role_name }) => role_name),
    gained: without(permissionsOf(has), permissionsOf(had)),
    lost: without(permissionsOf(had), permissionsOf(has)),
  };
}

function permissionsOf(roles: readonly Role[]): Permission[] {
  const byId = new Map(roles.flatMap(({ permissions }) => permissions).map((one) => [one.id, one]));
  return [...byId.values()];
}

function without(permissions: readonly Permission[], others: readonly Permission[]): Permission[] {
  return permissions.filter(({ id }) => !others.some((other) => other.id === id));
}
