import { sessionAtom } from '@suite/session';
import { atom, useAtom, useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { readPersistedAuth } from '../session/persisted-auth.ts';
import { beginRestoration, restorationAtom } from '../session/restoration.ts';

/** The guard's own screen stays this long at least when it is first shown, so that it does not flash. */
const minimumMs = 500;

export const guardWaitedAtom = atom(false);

export type GuardState = 'checking' | 'signed-in' | 'signed-out' | 'unreachable';

/** Who is at the door, as far as the server has said; `retry` asks it again. */
export function useSessionGuard(): { state: GuardState; retry: () => void } {
  const { status } = useAtomValue(sessionAtom);
  const restoration = useAtomValue(restorationAtom);
  const [waited, setWaited] = useAtom(guardWaitedAtom);

  useEffect(() => {
    if (waited) return;
    const timer = setTimeout(() => setWaited(true), minimumMs);
    return () => clearTimeout(timer);
  }, [waited, setWaited]);

  const known = status === 'checking' ? stateWithoutAnswer() : status;
  return { state: waited ? known : 'checking', retry: beginRestoration };

  function stateWithoutAnswer(): GuardState {
    if (restoration === 'failed') return 'unreachable';
    if (restoration !== 'given-up') return 'checking';
    // This browser remembers no signed-in user, so the sign-in page is next.
    return readPersistedAuth().isAuthenticated ? 'unreachable' : 'signed-out';
  }
}
