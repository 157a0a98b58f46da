import type { UserProfile } from '@suite/contracts/auth';
import { removeStoredValue, storeValue, readStoredValue } from '../storage/safe-storage.ts';

export const persistedAuthKey = 'persist:auth';
export const signOutKey = 'suite:signed-out';

/** It is a hint for the next start and proves nothing. */
export interface PersistedAuth {
  user: UserProfile | null;
  isAuthenticated: boolean;
}

export function readPersistedAuth(): PersistedAuth {
  try {
    const kept: unknown = JSON.parse(readStoredValue(persistedAuthKey) ?? 'null');
    if (typeof kept === 'object' && kept !== null && 'isAuthenticated' in kept) {
      const { user = null, isAuthenticated } = kept as PersistedAuth;
      return { user, isAuthenticated: isAuthenticated === true };
    }
  } catch {
    // Unreadable storage counts as empty.
  }
  return { user: null, isAuthenticated: false };
}

export function storePersistedAuth(user: UserProfile): void {
  storeValue(persistedAuthKey, JSON.stringify({ user, isAuthenticated: true } satisfies PersistedAuth));
}

export function clearPersistedAuth(): void {
  removeStoredValue(persistedAuthKey);
}

/** Other tabs sign out too; the end of a session does not have this effect. */
export function announceSignOut(): void {
  storeValue(signOutKey, 'true');
  removeStoredValue(signOutKey);
}
