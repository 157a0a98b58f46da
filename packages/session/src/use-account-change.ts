import type { UserProfile } from '@suite/contracts/auth';
import { useSetAtom } from 'jotai';
import { useMemo } from 'react';
import { sessionAtom } from './session-atoms.ts';

/** What a remote may tell the host of the session; the host keeps and clears what it holds of it. */
export interface AccountChange {
  /** The server has answered with a newer profile: names and rights on the page follow at once. */
  takeProfile: (user: UserProfile) => void;
  /** The server has ended the session, as the person has asked. */
  endSession: () => void;
}

/** For screens that change the own account. */
export function useAccountChange(): AccountChange {
  const setSession = useSetAtom(sessionAtom);
  return useMemo(
    () => ({
      takeProfile: (user) =>
        // An answer that comes late must not sign the user in again.
        setSession((session) =>
          session.user?.user_id === user.user_id ? { status: 'signed-in', user } : session,
        ),
      endSession: () => setSession({ status: 'signed-out', user: null, isChosen: true }),
    }),
    [setSession],
  );
}
