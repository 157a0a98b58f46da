import { sessionAtom } from '@suite/session';
import { flushSync } from 'react-dom';
import { persistedAuthKey, readPersistedAuth } from './persisted-auth.ts';
import { verifySession } from './restoration.ts';
import { store } from './session-store.ts';

/**
 * Takes part in a sign-out that happened in another tab, or while the browser kept this page aside for Back: what it
 * shows belongs to no signed-in user any more. Returns a function that stops it.
 */
export function syncTabs(root: HTMLElement): () => void {
  const follow = () => {
    const { user } = store.get(sessionAtom);
    if (user && user.user_id !== readPersistedAuth().user?.user_id) verifySession();
  };
  const onStorage = ({ key }: StorageEvent) => {
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
