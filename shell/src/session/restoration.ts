import { sessionAtom } from '@suite/session';
import { atom } from 'jotai';
import { queryClient, restoreSession, store } from './session-store.ts';

/** After this the page goes on with what it has; an answer that comes later still counts. */
const limitMs = 5_000;

/** How far the page is with putting back what the last visit left. */
export type Restoration = 'under-way' | 'over' | 'given-up' | 'failed';

export const restorationAtom = atom<Restoration>('under-way');

let underWay: AbortController | undefined;

/** Puts the session of the last visit back: what was kept of it counts once the server has confirmed it. */
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

/** Hides whatever is shown of the one who was signed in, until the server has said who it is now. */
export function verifySession(): void {
  queryClient.clear();
  store.set(sessionAtom, { status: 'checking', user: null });
  beginRestoration();
}

// A user who signs in while this request is under way must not be signed out by its late answer.
store.sub(sessionAtom, () => {
  if (store.get(sessionAtom).status !== 'checking') underWay?.abort();
});
