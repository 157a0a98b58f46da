import { sessionAtom } from '@suite/session';
import { atom } from 'jotai';
import { queryClient, restoreSession, store } from './session-store.ts';

const limitMs = 5_000;

export type Restoration = 'under-way' | 'over' | 'given-up' | 'failed';

export const restorationAtom = atom<Restoration>('under-way');

let underWay: AbortController | undefined;

export function beginRestoration(): void {
  underWay?.abort();
  const attempt = new AbortController();
  underWay = attempt;
  store.set(restorationAtom, 'under-way');
  const end = (how: Restoration) => {
    clearTimeout(timer);
    if (underWay === attempt && store.get(restorationAtom) === 'under-way') store.set(restorationAtom, how);
  };
  const timer = setTimeout(() => end('given-up'), limitMs);
  restoreSession(attempt.signal).then(
    () => end('over'),
    () => end('failed'),
  );
}

/** Hides the previous user's data until the server has confirmed the session. */
export function verifySession(): void {
  queryClient.clear();
  store.set(sessionAtom, { status: 'checking', user: null });
  beginRestoration();
}

// A late response of this request must not sign out a user who has signed in since.
store.sub(sessionAtom, () => {
  if (store.get(sessionAtom).status !== 'checking') underWay?.abort();
});
