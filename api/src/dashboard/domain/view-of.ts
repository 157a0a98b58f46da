import type { Dashboard } from '@suite/contracts';
import type { Caller } from '../../auth/auth.public.ts';

/** Which of the three dashboards is somebody's. Whose rows are counted in it is the scope's to say. */
export function viewOf({ roles, permissions }: Pick<Caller, 'roles' | 'permissions'>): Dashboard['role'] {
  const isCalled = (name: string) => roles.some(({ role_name }) => role_name === name);
  if (isCalled('Super Admin') || permissions.includes('manage_users')) return 'Super Admin';
  if (isCalled('Hotel Admin') || permissions.includes('manage_hotel')) return 'Hotel Admin';
  return 'Staff';
}
