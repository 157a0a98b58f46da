import type { UserProfile } from '@suite/contracts/auth';
import { useSetAtom } from 'jotai';
import { useMemo } from 'react';
import { sessionAtom } from './session-atoms.ts';

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
