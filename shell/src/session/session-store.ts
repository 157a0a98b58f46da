import { callEndpoint, discardPrefetchedCalls, onSignedOut, ApiCallError } from '@suite/api-client';
import {
  getUserProfileEndpoint,
  loginEndpoint,
  loginSecondFactorEndpoint,
  logoutEndpoint,
  type LoginCredentials,
  type SecondStep,
  type UserProfile,
} from '@suite/contracts/auth';
import { sessionAtom } from '@suite/session';
import { QueryClient } from '@tanstack/react-query';
import { createStore } from 'jotai';
import { clearPersistedAuth, storePersistedAuth, readPersistedAuth } from './persisted-auth.ts';

export const store = createStore();

export const queryClient = new QueryClient({
  defaultOptions: { queries: { retry: false, refetchOnWindowFocus: false, staleTime: 5_000 } },
});

/** Asks the server who is signed in. A server that cannot be asked is reported, not taken for a sign-out. */
export async function restoreSession(signal?: AbortSignal): Promise<void> {
  try {
    const { result } = await callEndpoint(getUserProfileEndpoint, { ...(signal && { signal }) });
    takeSession(result);
    // A page about the own account begins with the same call.
    queryClient.setQueryData([getUserProfileEndpoint.name], result);
  } catch (error) {
    if (!(error instanceof ApiCallError) || error.status !== 401) throw error;
    dropSession();
  }
}

/** A sign-in whose password was right and whose second step is missing. */
export interface PendingSignIn {
  login_token: string;
  second_steps: readonly SecondStep[];
}

/** Signs in; gives what the second step needs where the account has one. */
export async function signIn(credentials: LoginCredentials): Promise<PendingSignIn | undefined> {
  const { result } = await callEndpoint(loginEndpoint, { body: credentials });
  const { user, login_token, second_steps = [] } = result;
  if (login_token !== undefined) return { login_token, second_steps };
  if (user) beginSession(user);
  return undefined;
}

export async function finishSignIn(body: { login_token: string; code: string }): Promise<void> {
  const { result } = await callEndpoint(loginSecondFactorEndpoint, { body });
  beginSession(result.user);
}

/** Nothing that was read for another person is left. */
export function beginSession(user: UserProfile): void {
  queryClient.clear();
  takeSession(user);
}

export async function signOut(): Promise<void> {
  const { result } = await callEndpoint(logoutEndpoint, {});
  store.set(sessionAtom, { status: 'signed-out', user: null, isChosen: true });
  // A session that came through a provider is ended there too.
  if (result.continue_at) window.location.assign(result.continue_at);
}

/** The profile as the server gave it takes the place of whatever is known. */
export function takeSession(user: UserProfile): void {
  store.set(sessionAtom, { status: 'signed-in', user });
}

function dropSession(): void {
  const hasEnded = readPersistedAuth().isAuthenticated;
  store.set(sessionAtom, { status: 'signed-out', user: null, hasEnded });
}

let prefetchedFor = readPersistedAuth().user?.user_id;

// What was asked for ahead was asked for one person.
store.sub(sessionAtom, () => {
  const userId = store.get(sessionAtom).user?.user_id;
  if (userId !== prefetchedFor) discardPrefetchedCalls();
  prefetchedFor = userId;
});

// Remotes change the session too, as account settings do, so the stored copy follows every change of the atom.
store.sub(sessionAtom, () => {
  const { status, user } = store.get(sessionAtom);
  if (user) return storePersistedAuth(user);
  if (status !== 'signed-out') return;
  clearPersistedAuth();
  queryClient.clear();
});

onSignedOut(dropSession);
