import { holdsAny } from '@suite/contracts/permissions';
import type { UserProfile } from '@suite/contracts/auth';
import { useAtomValue } from 'jotai';
import { permissionsAtom, sessionAtom } from './session-atoms.ts';

export interface SessionView {
  user: UserProfile | null;
  isAuthenticated: boolean;
  permissions: readonly string[];
}

export function useSession(): SessionView {
  const session = useAtomValue(sessionAtom);
  const permissions = useAtomValue(permissionsAtom);
  return { user: session.user, isAuthenticated: session.status === 'signed-in', permissions };
}

/** Returns true if the user has a permission of `anyOf`. Use it to hide elements; the server enforces permissions. */
export function useCan(anyOf: readonly string[]): boolean {
  return holdsAny(useAtomValue(permissionsAtom), anyOf);
}
