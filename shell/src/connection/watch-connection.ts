import { onUnreachable } from '@suite/api-client';
import { atom } from 'jotai';
import { queryClient, store } from '../session/session-store.ts';

export type Connection = 'reachable' | 'offline' | 'unreachable';

export const connectionAtom = atom<Connection>('reachable');

const retryIntervalMs = 3_000;
const requestTimeoutMs = 12_000;

let verify: (() => void) | undefined;

export function verifyConnection(): void {
  verify?.();
}

/** Verifies each reported failure with a request, which repeats until it succeeds; then refetches all queries. */
export function watchConnection(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isChecking = false;
  let isOver = false;

  const check = async () => {
    if (isChecking) return;
    isChecking = true;
    clearTimeout(timer);
    const isReachable = await isServerReady();
    isChecking = false;
    if (isOver) return;
    if (!isReachable) timer = setTimeout(() => void check(), retryIntervalMs);
    settle(isReachable);
  };
  const lose = () => {
    settle(false);
    void check();
  };

  verify = () => void check();
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
