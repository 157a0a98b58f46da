import { onUnreachable } from '@suite/api-client';
import { atom } from 'jotai';
import { queryClient, store } from '../session/session-store.ts';

/** Whether the server answers, as far as this page knows. */
export type Connection = 'reachable' | 'offline' | 'unreachable';

export const connectionAtom = atom<Connection>('reachable');

const retryIntervalMs = 3_000;
/** A slow line is not a lost one. */
const requestTimeoutMs = 12_000;

let verify: (() => void) | undefined;

/** Has the server asked whether it is there, because something else did not come. */
export function verifyConnection(): void {
  verify?.();
}

/**
 * Follows the connection: what a call or the browser reports is verified by asking the server, again and again while
 * it does not answer. Once it does, everything on the page is fetched anew. Returns the function that ends that.
 */
export function watchConnection(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isAsking = false;
  let isOver = false;

  const ask = async () => {
    if (isAsking) return;
    isAsking = true;
    clearTimeout(timer);
    const isReachable = await isServerReady();
    isAsking = false;
    if (isOver) return;
    if (!isReachable) timer = setTimeout(() => void ask(), retryIntervalMs);
    settle(isReachable);
  };
  const lose = () => {
    settle(false);
    void ask();
  };

  verify = () => void ask();
  const forgetCalls = onUnreachable(verifyConnection);
  window.addEventListener('online', verifyConnection);
  window.addEventListener('offline', lose);
  if (!navigator.onLine) lose();
  return () => {
    isOver = true;
    verify = undefined;
    clearTimeout(timer);
    forgetCalls();
    window.removeEventListener('online', verifyConnection);
    window.removeEventListener('offline', lose);
  };
}

function settle(isReachable: boolean): void {
  const before = store.get(connectionAtom);
  if (!isReachable) return store.set(connectionAtom, navigator.onLine ? 'unreachable' : 'offline');
  store.set(connectionAtom, 'reachable');
  if (before !== 'reachable') void queryClient.invalidateQueries();
}

async function isServerReady(): Promise<boolean> {
  try {
    const answer = await fetch('/api/ready', {
      cache: 'no-store',
      signal: AbortSignal.timeout(requestTimeoutMs),
    });
    return answer.ok;
  } catch {
    return false;
  }
}
