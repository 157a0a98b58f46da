import type { UserProfile } from '@suite/contracts/auth';
import { fakeApi, renderScreen, type FakeApi, type RenderedScreen } from '@suite/testing';
import { userProfileFactory } from '@suite/testing/factories';
import { toast } from '@suite/ui';
import { AccountSettingsScreen } from '../screens/account-settings/account-settings.screen.tsx';
import { answerAccount } from './fake-account.ts';

export const completeProfile = (): UserProfile =>
  userProfileFactory.hotelAdmin().build({
    usr_email: 'sam@seaview.test',
    usr_phone: '+351 912 345',
    usr_gender: 'Male',
    usr_description: 'At the desk',
    created_at: '2027-03-05T12:00:00.000Z',
  });

/** `prepare` changes the API's answers before the screen requests them. */
export function openAccount(
  user = completeProfile(),
  prepare?: (api: FakeApi) => void,
): RenderedScreen & { api: FakeApi } {
  const api = fakeApi();
  toast.clear();
  answerAccount(api, user);
  prepare?.(api);
  return { api, ...renderScreen(<AccountSettingsScreen />, { user, url: '/account' }) };
}
