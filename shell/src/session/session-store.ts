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
import { hasUnsavedAtom, sessionAtom } from '@suite/session';
import { onlineManager, QueryClient } from '@tanstack/react-query';
import { atom, createStore } from 'jotai';
import {
  announceSignOut,
  clearPersistedAuth,
  readPersistedAuth,
  storePersistedAuth,
} from './persisted-auth.ts';

export const store = createStore();

export const queryClient = new QueryClient({
  defaultOptions: { queries: { retry: false, refetchOnWindowFocus: false, staleTime: 5_000 } },
});

/** Rejects if the server is unreachable, instead of signing out. */
export async function restoreSession(signal?: AbortSignal): Promise<void> {
  try {
    const { result } = await callEndpoint(getUserProfileEndpoint, { ...(signal && { signal }) });
    takeSession(result);
    // The account page starts with the same query.
    queryClient.setQueryData([getUserProfileEndpoint.name], result);
  } catch (error) {
    if (!(error instanceof ApiCallError) || error.status !== 401) throw error;
  }
}

export interface PendingSignIn {
  login_token: string;
  second_steps: readonly SecondStep[];
}

/** Returns the data of the second step if the account requires one. */
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

export function beginSession(user: UserProfile): void {
  if (store.get(suspensionAtom)?.userId !== user.user_id) queryClient.clear();
  takeSession(user);
}

let isSigningOut = false;

export async function signOut(): Promise<void> {
  isSigningOut = true;
  const { result } = await callEndpoint(logoutEndpoint, {}).finally(() => {
    isSigningOut = false;
  });
  store.set(sessionAtom, { status: 'signed-out', user: null, isChosen: true });
  // A session of a provider must end there too.
  if (result.continue_at) window.location.assign(result.continue_at);
}

export function takeSession(user: UserProfile): void {
  store.set(sessionAtom, { status: 'signed-in', user });
}

interface Suspension {
  userId: number;
  isResumed: Promise<boolean>;
}

export const suspensionAtom = atom<Suspension | null>(null);

/** Keeps the page until the user has signed in again; returns undefined if it has no unsaved entries. */
export function suspendSession(): Promise<boolean> | undefined {
  const { user } = store.get(sessionAtom);
  const suspension = store.get(suspensionAtom);
  if (suspension) return suspension.isResumed;
  if (!user || !store.get(hasUnsavedAtom)) return undefined;
  const isResumed = new Promise<boolean>((resolve) => {
    const stop = store.sub(sessionAtom, () => {
      stop();
      store.set(suspensionAtom, null);
      onlineManager.setOnline(true);
      resolve(store.get(sessionAtom).user?.user_id === user.user_id);
    });
  });
  store.set(suspensionAtom, { userId: user.user_id, isResumed });
  clearPersistedAuth();
  // Due queries wait, as without a connection.
  onlineManager.setOnline(false);
  return isResumed;
}

export function dropSession(): void {
  const hasEnded = store.get(suspensionAtom) !== null || readPersistedAuth().isAuthenticated;
  store.set(sessionAtom, { status: 'signed-out', user: null, hasEnded });
}

let prefetchedFor = readPersistedAuth().user?.user_id;

store.sub(sessionAtom, () => {
  const userId = store.get(sessionAtom).user?.user_id;
  if (userId !== prefetchedFor) discardPrefetchedCalls();
  prefetchedFor = userId;
});

// Remotes change the session too, for example in the account settings.
store.sub(sessionAtom, () => {
  const session = store.get(sessionAtom);
  if (session.user) return storePersistedAuth(session.user);
  if (session.status !== 'signed-out') return;
  if (session.isChosen) announceSignOut();
  clearPersistedAuth();
  queryClient.clear();
});

onSignedOut(() => {
  if (store.get(sessionAtom).status === 'signed-out') return;
  const isResumed = isSigningOut ? undefined : suspendSession();
  if (!isResumed) dropSession();
  return isResumed;
});
