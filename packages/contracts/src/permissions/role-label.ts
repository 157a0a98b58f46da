import { holdsAny } from './permissions.ts';

const ownNames = ['Super Admin', 'Platform Operator', 'Hotel Admin', 'Staff'];

/** Names of other roles are values of a hotel, which are never translated. */
export function isOwnRoleName(role_name: string): boolean {
  return ownNames.includes(role_name);
}

export function roleLabelOf(held: readonly string[], roles: readonly { role_name: string }[]): string {
  if (held.includes('approve_hotels')) return 'Super Admin';
  if (holdsAny(held, ['manage_hotel', 'create_staff', 'manage_users'])) return 'Hotel Admin';
  return roles[0]?.role_name ?? 'Staff';
}
