import { sessionAtom } from '@suite/session';
import { flushSync } from 'react-dom';
import { persistedAuthKey, readPersistedAuth, signOutKey } from './persisted-auth.ts';
import { verifySession } from './restoration.ts';
import { restoreSession, store, suspendSession, suspensionAtom } from './session-store.ts';

/**
 * Takes part in a sign-out or sign-in that happened in another tab, or while the browser kept this page aside for Back: what
 * it shows may belong to no signed-in user any more. Returns a function that stops it.
 */
export function syncTabs(root: HTMLElement): () => void {
  const follow = () => {
    const { status, user } = store.get(sessionAtom);
    const stored = readPersistedAuth().user;
    const isOver = stored === null;
    if (user && stored?.user_id !== user.user_id) {
      // Entries are kept, out of sight, for a user whose session has merely ended.
      if (isOver && suspendSession()) confirmSession();
      else verifySession();
    } else if (!isOver && (store.get(suspensionAtom) || (status === 'signed-out' && isAtSignIn()))) {
      confirmSession();
    }
  };
  const onStorage = ({ key, newValue }: StorageEvent) => {
    if (key === signOutKey && newValue !== null && store.get(sessionAtom).user) verifySession();
    // No key: all was cleared.
    if (key === null || key === persistedAuthKey) follow();
  };
  const onHide = ({ persisted }: PageTransitionEvent) => {
    // A page that comes back is painted before it is told so.
    if (persisted) root.hidden = true;
  };
  const onShow = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return;
    flushSync(follow);
    root.hidden = false;
  };
  window.addEventListener('storage', onStorage);
  window.addEventListener('pagehide', onHide);
  window.addEventListener('pageshow', onShow);
  return () => {
    window.removeEventListener('storage', onStorage);
    window.removeEventListener('pagehide', onHide);
    window.removeEventListener('pageshow', onShow);
  };
}

const isAtSignIn = () => location.pathname === '/login';

/** Asks who is signed in while the page stays as it is. */
function confirmSession(): void {
  restoreSession().catch(() => undefined);
}
