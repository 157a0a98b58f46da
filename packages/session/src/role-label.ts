import { holdsAny, type UserProfile } from '@suite/contracts';

/** The role label shown for a person, by the permissions held first and the role's own name after. */
export function roleLabel(user: Pick<UserProfile, 'roles' | 'permissions'> | null): string {
  if (!user) return 'User';
  const held = user.permissions.map((permission) => permission.permission_name);
  if (held.includes('approve_hotels')) return 'Super Admin';
  if (holdsAny(held, ['manage_hotel', 'create_staff', 'manage_users'])) return 'Hotel Admin';
  return user.roles[0]?.role_name ?? 'Staff';
}
