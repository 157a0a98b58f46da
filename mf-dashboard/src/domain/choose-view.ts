import type { UserProfile } from '@suite/contracts/auth';
import { dashboardRoles, type Dashboard } from '@suite/contracts/dashboard';
import { t } from '../languages/catalog.ts';

export type DashboardView = Dashboard['role'];

const { platform, hotel, staff } = dashboardRoles;

/** The server chooses the figures by the same rule. */
export function viewFor({ roles, permissions }: Pick<UserProfile, 'roles' | 'permissions'>): DashboardView {
  const isCalled = (name: string) => roles.some(({ role_name }) => role_name === name);
  const holds = (name: string) => permissions.some(({ permission_name }) => permission_name === name);
  if (isCalled(platform) || holds('manage_users')) return platform;
  if (isCalled(hotel) || holds('manage_hotel')) return hotel;
  return staff;
}

export function welcomeTo(view: DashboardView): string {
  if (view === platform) return t('Welcome back! Here is what is happening across the platform.');
  if (view === hotel) return t('Welcome back! Here is what is happening at your hotel.');
  return t('Welcome back! Here are your tasks for today.');
}
