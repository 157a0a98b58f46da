import type { UserProfile } from '@suite/contracts/auth';
import { fakeApi, renderScreen, type FakeApi, type RenderedScreen } from '@suite/testing';
import { userProfileFactory } from '@suite/testing/factories';
import { toast } from '@suite/ui';
import { screen, within } from '@testing-library/react';
import { ListStaffScreen } from '../screens/list-staff/list-staff.screen.tsx';
import { answerStaff, type StaffWorld } from './fake-staff.ts';

interface OpenOptions extends Partial<StaffWorld> {
  user?: UserProfile;
  url?: string;
  prepare?: (api: FakeApi) => void;
}

export function openStaff({ user, url = '/users', prepare, ...world }: OpenOptions = {}): RenderedScreen & {
  api: FakeApi;
} {
  const api = fakeApi();
  toast.clear();
  answerStaff(api, world);
  prepare?.(api);
  const reader = user ?? userProfileFactory.hotelAdmin().build();
  return { api, ...renderScreen(<ListStaffScreen />, { user: reader, url }) };
}

export async function chooseAction(opened: RenderedScreen, label: string): Promise<void> {
  const [first] = await screen.findAllByRole('button', { name: /^Actions for / });
  if (!first) throw new Error('There is no row');
  await opened.user.click(first);
  await opened.user.click(within(screen.getByRole('menu')).getByRole('menuitem', { name: label }));
}
