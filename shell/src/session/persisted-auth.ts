import type { UserProfile } from '@suite/contracts';

const key = 'persist:auth';

/** What is kept between visits: a hint for the next start, never a proof. */
export interface PersistedAuth {
  user: UserProfile | null;
  isAuthenticated: boolean;
}

export function readPersistedAuth(): PersistedAuth {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
    if (typeof kept === 'object' && kept !== null && 'isAuthenticated' in kept) {
      const { user = null, isAuthenticated } = kept as PersistedAuth;
      return { user, isAuthenticated: isAuthenticated === true };
    }
  } catch {
    // Unreadable storage is the same as none.
  }
  return { user: null, isAuthenticated: false };
}

export function keepPersistedAuth(user: UserProfile): void {
  try {
    localStorage.setItem(key, JSON.stringify({ user, isAuthenticated: true } satisfies PersistedAuth));
  } catch {
    // A full or forbidden storage costs the hint, not the session.
  }
}

export function clearPersistedAuth(): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // As above.
  }
}
