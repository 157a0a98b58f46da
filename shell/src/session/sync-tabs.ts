import { sessionAtom } from '@suite/session';
import { flushSync } from 'react-dom';
import { persistedAuthKey, readPersistedAuth, signOutKey } from './persisted-auth.ts';
import { verifySession } from './restoration.ts';
import { restoreSession, store, suspendSession, suspensionAtom } from './session-store.ts';

/** Follows a sign-in or sign-out in another tab, or while the page was in the back-forward cache. */
export function syncTabs(root: HTMLElement): () => void {
  const follow = () => {
    const { status, user } = store.get(sessionAtom);
    const stored = readPersistedAuth().user;
    const isOver = stored === null;
    if (user && stored?.user_id !== user.user_id) {
      if (isOver && suspendSession()) confirmSession();
      else verifySession();
    } else if (!isOver && (store.get(suspensionAtom) || (status === 'signed-out' && isAtSignIn()))) {
      confirmSession();
    }
  };
  const onStorage = ({ key, newValue }: StorageEvent) => {
    if (key === signOutKey && newValue !== null && store.get(sessionAtom).user) verifySession();
    // The key is null if the storage was cleared.
    if (key === null || key === persistedAuthKey) follow();
  };
  const onHide = ({ persisted }: PageTransitionEvent) => {
    // The browser paints a restored page before `pageshow`.
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

function confirmSession(): void {
  restoreSession().catch(() => undefined);
}
