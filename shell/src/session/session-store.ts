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

/** Asks the server who is signed in. A server that cannot be asked is reported, not taken for a sign-out. */
export async function restoreSession(signal?: AbortSignal): Promise<void> {
  try {
    const { result } = await callEndpoint(getUserProfileEndpoint, { ...(signal && { signal }) });
    takeSession(result);
    // A page about the own account begins with the same call.
    queryClient.setQueryData([getUserProfileEndpoint.name], result);
  } catch (error) {
    // The end of the session was announced already.
    if (!(error instanceof ApiCallError) || error.status !== 401) throw error;
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
  // A session that came through a provider is ended there too.
  if (result.continue_at) window.location.assign(result.continue_at);
}

/** The profile as the server gave it takes the place of whatever is known. */
export function takeSession(user: UserProfile): void {
  store.set(sessionAtom, { status: 'signed-in', user });
}

interface Suspension {
  userId: number;
  /** Whether the same user has signed in again. */
  isResumed: Promise<boolean>;
}

/** An ended session whose page is kept, out of sight, for its unsaved entries. */
export const suspensionAtom = atom<Suspension | null>(null);

/** Keeps the page until a user signs in. Returns undefined for a page without unsaved entries. */
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
  // Queries that fall due meanwhile wait, as they do without a connection.
  onlineManager.setOnline(false);
  return isResumed;
}

/** Leads to the sign-in page, with what the page holds of an ended session gone. */
export function dropSession(): void {
  const hasEnded = store.get(suspensionAtom) !== null || readPersistedAuth().isAuthenticated;
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
