import type { UserProfile } from '@suite/contracts/auth';
import type { Permission, Role } from '@suite/contracts/staff-roles';
import { fakeApi, renderScreen, type FakeApi, type RenderedScreen } from '@suite/testing';
import { userProfileFactory } from '@suite/testing/factories';
import { toast } from '@suite/ui';
import { screen, within } from '@testing-library/react';
import { ListRolesScreen } from '../screens/list-roles/list-roles.screen.tsx';
import { answerRoles } from './fake-roles.ts';
import { answerStaff } from './fake-staff.ts';

interface OpenOptions {
  roles?: readonly Role[];
  permissions?: readonly Permission[];
  user?: UserProfile;
  url?: string;
  prepare?: (api: FakeApi) => void;
}

export function openRoles({
  roles,
  permissions,
  user,
  url = '/roles',
  prepare,
}: OpenOptions = {}): RenderedScreen & {
  api: FakeApi;
} {
  const api = fakeApi();
  toast.clear();
  answerStaff(api);
  answerRoles(api, roles, permissions);
  prepare?.(api);
  const reader = user ?? userProfileFactory.hotelAdmin().build();
  return { api, ...renderScreen(<ListRolesScreen />, { user: reader, url }) };
}

export async function chooseRoleAction(
  { user }: RenderedScreen,
  role_name: string,
  label: string,
): Promise<void> {
  await user.click(await screen.findByRole('button', { name: `Actions for ${role_name}` }));
  await user.click(within(screen.getByRole('menu')).getByRole('menuitem', { name: label }));
}
