import { sessionAtom } from '@suite/session';
import { atom, useAtom, useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { readPersistedAuth } from '../session/persisted-auth.ts';
import { beginRestoration, restorationAtom } from '../session/restoration.ts';

const minimumMs = 500;

export const guardWaitedAtom = atom(false);

export type GuardState = 'checking' | 'signed-in' | 'signed-out' | 'unreachable';

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
    return readPersistedAuth().isAuthenticated ? 'unreachable' : 'signed-out';
  }
}
