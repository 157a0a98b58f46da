import { holdsAny } from '@suite/contracts/permissions';
import type { UserProfile } from '@suite/contracts/auth';
import { useAtomValue } from 'jotai';
import { permissionsAtom, sessionAtom } from './session-atoms.ts';

export interface SessionView {
  user: UserProfile | null;
  isAuthenticated: boolean;
  permissions: readonly string[];
}

/** Who is signed in and what they may do, as the server last said. */
export function useSession(): SessionView {
  const session = useAtomValue(sessionAtom);
  const permissions = useAtomValue(permissionsAtom);
  return { user: session.user, isAuthenticated: session.status === 'signed-in', permissions };
}

/** True when the signed-in person holds at least one of `anyOf`. A courtesy: the server is the guard. */
export function useCan(anyOf: readonly string[]): boolean {
  return holdsAny(useAtomValue(permissionsAtom), anyOf);
}
