import { roleLabelOf } from '@suite/contracts/permissions';
import type { UserProfile } from '@suite/contracts/auth';

/** Returns `User` while no user is signed in. */
export function roleLabel(user: Pick<UserProfile, 'roles' | 'permissions'> | null): string {
  if (!user) return 'User';
  return roleLabelOf(
    user.permissions.map((permission) => permission.permission_name),
    user.roles,
  );
}
