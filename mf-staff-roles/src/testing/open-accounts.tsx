import type { Account } from '@suite/contracts/staff-roles';
import { fakeApi, renderScreen, type FakeApi, type RenderedScreen } from '@suite/testing';
import { userProfileFactory } from '@suite/testing/factories';
import { toast } from '@suite/ui';
import { ListAccountsScreen } from '../screens/list-accounts/list-accounts.screen.tsx';
import { answerAccounts } from './fake-accounts.ts';

/** The user is Helena, a Super Admin with the id 1. */
export function openAccounts(
  given?: readonly Account[],
  prepare?: (api: FakeApi) => void,
): RenderedScreen & { api: FakeApi } {
  const user = userProfileFactory.holding('manage_users').build({ user_id: 1 });
  const api = fakeApi();
  toast.clear();
  answerAccounts(api, given);
  prepare?.(api);
  return { api, ...renderScreen(<ListAccountsScreen />, { user, url: '/accounts' }) };
}
