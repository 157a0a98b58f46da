const ownRoleNames = ['Super Admin', 'Platform Operator', 'Hotel Admin', 'Staff'] as const;
export type OwnRoleName = (typeof ownRoleNames)[number];

const leadingPermissions = ['manage_hotel', 'create_staff', 'manage_users'];

/** Names of other roles are values of a hotel, which are never translated. */
export function isOwnRoleName(role_name: string): boolean {
  return (ownRoleNames as readonly string[]).includes(role_name);
}

export function roleLabelOf(held: readonly string[], roles: readonly { role_name: string }[]): string {
  if (held.includes('approve_hotels')) return 'Super Admin';
  if (leadingPermissions.some((name) => held.includes(name))) return 'Hotel Admin';
  return roles[0]?.role_name ?? 'Staff';
}
