import type { UserProfile } from '@suite/contracts/auth';
import type { Dashboard } from '@suite/contracts/dashboard';

export type DashboardView = Dashboard['role'];

const welcomes: Record<DashboardView, string> = {
  'Super Admin': 'Welcome back! Here is what is happening across the platform.',
  'Hotel Admin': 'Welcome back! Here is what is happening at your hotel.',
  Staff: 'Welcome back! Here are your tasks for today.',
};

/** The view that role and permissions lead to; the server chooses the figures by the same rule. */
export function viewFor({ roles, permissions }: Pick<UserProfile, 'roles' | 'permissions'>): DashboardView {
  const isCalled = (name: string) => roles.some(({ role_name }) => role_name === name);
  const holds = (name: string) => permissions.some(({ permission_name }) => permission_name === name);
  if (isCalled('Super Admin') || holds('manage_users')) return 'Super Admin';
  if (isCalled('Hotel Admin') || holds('manage_hotel')) return 'Hotel Admin';
  return 'Staff';
}

/** The sentence below the title. */
export function welcomeTo(view: DashboardView): string {
  return welcomes[view];
}
