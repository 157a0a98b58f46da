import { holdsAny, roleLabelOf } from '@suite/contracts/permissions';
import type { UserProfile } from '@suite/contracts/auth';
import { useAtomValue, useSetAtom } from 'jotai';
import { permissionsAtom, sessionAtom } from './session-atoms.ts';
import { useMemo, type ReactNode } from 'react';

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

export function Can({ anyOf, children }: { anyOf: readonly string[]; children: ReactNode }): ReactNode {
  return useCan(anyOf) ? children : null;
}

/** Returns `User` while no user is signed in. */
export function roleLabel(user: Pick<UserProfile, 'roles' | 'permissions'> | null): string {
  if (!user) return 'User';
  return roleLabelOf(
    user.permissions.map((permission) => permission.permission_name),
    user.roles,
  );
}

export interface AccountChange {
  /** Shows the newer profile that the server has returned. */
  takeProfile: (user: UserProfile) => void;
  /** Signs the page out after the server has ended the session. */
  endSession: () => void;
}

export function useAccountChange(): AccountChange {
  const setSession = useSetAtom(sessionAtom);
  return useMemo(
    () => ({
      takeProfile: (user) =>
        // A late response must not sign the user in again.
        setSession((session) =>
          session.user?.user_id === user.user_id ? { status: 'signed-in', user } : session,
        ),
      endSession: () => setSession({ status: 'signed-out', user: null, isChosen: true }),
    }),
    [setSession],
  );
}
