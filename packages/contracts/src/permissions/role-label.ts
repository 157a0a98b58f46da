import { holdsAny } from './permissions.ts';

export function roleLabelOf(held: readonly string[], roles: readonly { role_name: string }[]): string {
  if (held.includes('approve_hotels')) return 'Super Admin';
  if (holdsAny(held, ['manage_hotel', 'create_staff', 'manage_users'])) return 'Hotel Admin';
  return roles[0]?.role_name ?? 'Staff';
}
