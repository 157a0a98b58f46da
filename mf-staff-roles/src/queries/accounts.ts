import { callEndpoint } from '@suite/api-client';
import { getSignInRulesEndpoint, updateSignInRulesEndpoint } from '@suite/contracts/auth';
import {
  activateAccountEndpoint,
  createAccountEndpoint,
  deactivateAccountEndpoint,
  endAccountSessionEndpoint,
  endAccountSessionsEndpoint,
  listAccountSessionsEndpoint,
  listAccountsEndpoint,
  removeAccountEndpoint,
  resetAccountSecondFactorEndpoint,
  updateAccountEndpoint,
  type UpdateAccountPayload,
} from '@suite/contracts/staff-roles';
import { endpointQuery, useApiMutation, withBody, withId } from '@suite/remote-kit/queries';
import type { QueryClient } from '@tanstack/react-query';

export const listAccountsQuery = endpointQuery(listAccountsEndpoint, {}, ({ accounts }) => accounts);

const reloadsAccounts = (queries: QueryClient) => ({
  onSuccess: () => queries.invalidateQueries(listAccountsQuery),
});

export const useCreateAccount = () => useApiMutation(withBody(createAccountEndpoint), reloadsAccounts);

/** Refetches after a refusal too, because another user's change may be the reason. */
export const useUpdateAccount = (id: number) =>
  useApiMutation(
    (body: UpdateAccountPayload) => callEndpoint(updateAccountEndpoint, { params: { id }, body }),
    (queries) => ({ onSettled: () => queries.invalidateQueries(listAccountsQuery) }),
  );

export const useActivateAccount = () => useApiMutation(withId(activateAccountEndpoint), reloadsAccounts);

export const useDeactivateAccount = () => useApiMutation(withId(deactivateAccountEndpoint), reloadsAccounts);

export const useRemoveAccount = () => useApiMutation(withId(removeAccountEndpoint), reloadsAccounts);

export const useResetAccountSecondFactor = () =>
  useApiMutation(withId(resetAccountSecondFactorEndpoint), reloadsAccounts);

export const listAccountSessionsQuery = (id: number) =>
  endpointQuery(listAccountSessionsEndpoint, { params: { id } }, ({ sessions }) => sessions);

const reloadsSessions = (id: number) => (queries: QueryClient) => ({
  onSettled: () => queries.invalidateQueries(listAccountSessionsQuery(id)),
});

export const useEndAccountSession = (id: number) =>
  useApiMutation(
    (session_id: string) => callEndpoint(endAccountSessionEndpoint, { params: { id, session_id } }),
    reloadsSessions(id),
  );

export const useEndAccountSessions = (id: number) =>
  useApiMutation(() => callEndpoint(endAccountSessionsEndpoint, { params: { id } }), reloadsSessions(id));

export const getSignInRulesQuery = endpointQuery(getSignInRulesEndpoint, {});

export const useUpdateSignInRules = () =>
  useApiMutation(withBody(updateSignInRulesEndpoint), (queries) => ({
    onSettled: () => queries.invalidateQueries(getSignInRulesQuery),
  }));
