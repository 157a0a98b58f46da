import { callEndpoint, onSignedOut, ApiCallError } from '@suite/api-client';
import {
  getUserProfileEndpoint,
  loginEndpoint,
  logoutEndpoint,
  type LoginCredentials,
  type UserProfile,
} from '@suite/contracts/auth';
import { sessionAtom } from '@suite/session';
import { QueryClient } from '@tanstack/react-query';
import { createStore } from 'jotai';
import { clearPersistedAuth, keepPersistedAuth, readPersistedAuth } from './persisted-auth.ts';

export const store = createStore();

export const queryClient = new QueryClient({
  defaultOptions: { queries: { retry: false, refetchOnWindowFocus: false, staleTime: 5_000 } },
});

/** Asks the server who is signed in. A server that cannot be asked is reported, not taken for a sign-out. */
export async function restoreSession(signal?: AbortSignal): Promise<void> {
  try {
    const { result } = await callEndpoint(getUserProfileEndpoint, { ...(signal && { signal }) });
    takeSession(result);
  } catch (error) {
    if (!(error instanceof ApiCallError) || error.status !== 401) throw error;
    dropSession();
  }
}

export async function signIn(credentials: LoginCredentials): Promise<void> {
  const { result } = await callEndpoint(loginEndpoint, { body: credentials });
  queryClient.clear();
  takeSession(result.user);
}

export async function signOut(): Promise<void> {
  await callEndpoint(logoutEndpoint, {});
  store.set(sessionAtom, { status: 'signed-out', user: null, isChosen: true });
}

/** The profile as the server gave it takes the place of whatever is known. */
export function takeSession(user: UserProfile): void {
  store.set(sessionAtom, { status: 'signed-in', user });
}

function dropSession(): void {
  const hasEnded = readPersistedAuth().isAuthenticated;
  store.set(sessionAtom, { status: 'signed-out', user: null, hasEnded });
}

// Remotes change the session too, as account settings do: what is kept of it follows, whoever did it.
store.sub(sessionAtom, () => {
  const { status, user } = store.get(sessionAtom);
  if (user) return keepPersistedAuth(user);
  if (status !== 'signed-out') return;
  clearPersistedAuth();
  queryClient.clear();
});

onSignedOut(dropSession);
