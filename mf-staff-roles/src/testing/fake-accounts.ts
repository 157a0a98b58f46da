import { getSignInRulesEndpoint, updateSignInRulesEndpoint, type SignInRules } from '@suite/contracts/auth';
import {
  activateAccountEndpoint,
  createAccountEndpoint,
  deactivateAccountEndpoint,
  listAccountsEndpoint,
  removeAccountEndpoint,
  resetAccountSecondFactorEndpoint,
  updateAccountEndpoint,
  type Account,
} from '@suite/contracts/staff-roles';
import type { FakeApi } from '@suite/testing/fake-api';

export const someAccount = (fields: Partial<Account> = {}): Account => ({
  user_id: 501,
  usr_firstname: 'Ana',
  usr_lastname: 'Reis',
  usr_email: 'ana@suite.test',
  role_name: 'Super Admin',
  is_active: true,
  must_change_password: false,
  last_login: null,
  created_at: '2027-01-01T09:00:00.000Z',
  updated_at: '2027-01-01T09:00:00.000Z',
  ...fields,
});

const idIn = (url: string) => Number(/\/(\d+)(\/|$)/.exec(url)?.[1]);

/** Helena, the user, has the id 1. */
export function answerAccounts(api: FakeApi, given: readonly Account[] = [someAccount()]): void {
  let stored = [someAccount({ user_id: 1, usr_firstname: 'Helena', usr_lastname: 'Novak' }), ...given];
  const change = (url: string, fields: Partial<Account>) => {
    stored = stored.map((one) => (one.user_id === idIn(url) ? { ...one, ...fields } : one));
    return stored.find(({ user_id }) => user_id === idIn(url)) ?? someAccount();
  };
  let rules: SignInRules = { requires_second_factor: false };
  api
    .on(getSignInRulesEndpoint, () => rules)
    .on(
      updateSignInRulesEndpoint,
      ({ body }) => (rules = body as SignInRules),
      'Sign-in rules updated successfully!',
    )
    .on(
      resetAccountSecondFactorEndpoint,
      ({ url }) => change(url, { has_second_factor: false }),
      'Two-step verification was reset!',
    )
    .on(listAccountsEndpoint, () => ({ accounts: stored }))
    .on(
      createAccountEndpoint,
      ({ body }) => {
        const account = someAccount({ ...(body as object), user_id: 900, must_change_password: true });
        stored = [...stored, account];
        return account;
      },
      'Account added successfully!',
    )
    .on(
      updateAccountEndpoint,
      ({ url, body }) => change(url, body as object),
      'Account updated successfully!',
    )
    .on(
      deactivateAccountEndpoint,
      ({ url }) => change(url, { is_active: false }),
      'Account deactivated successfully!',
    )
    .on(
      activateAccountEndpoint,
      ({ url }) => change(url, { is_active: true }),
      'Account activated successfully!',
    )
    .on(
      removeAccountEndpoint,
      ({ url }) => {
        stored = stored.filter(({ user_id }) => user_id !== idIn(url));
        return {};
      },
      'Account removed successfully!',
    );
}
