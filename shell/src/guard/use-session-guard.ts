import { sessionAtom } from '@suite/session';
import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { restoreSession } from '../session/session-store.ts';

/** The guard's own screen stays this long at least, so that it does not flash. */
const minimumMs = 500;

const started = performance.now();
let restoring: Promise<void> | undefined;

export type GuardState = 'checking' | 'signed-in' | 'signed-out' | 'unreachable';

/** Who is at the door: asks the server once per page, and again on `retry` when it could not be reached. */
export function useSessionGuard(): { state: GuardState; retry: () => void } {
  const { status } = useAtomValue(sessionAtom);
  const [waited, setWaited] = useState(() => performance.now() - started >= minimumMs);
  const [unreachable, setUnreachable] = useState(false);
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    if (waited) return;
    const timer = setTimeout(() => setWaited(true), minimumMs - (performance.now() - started));
    return () => clearTimeout(timer);
  }, [waited]);

  useEffect(() => {
    if (status !== 'checking') return;
    restoring ??= restoreSession();
    restoring.catch(() => {
      restoring = undefined;
      setUnreachable(true);
    });
  }, [status, attempt]);

  const retry = () => {
    setUnreachable(false);
    setAttempt((count) => count + 1);
  };
  if (status === 'checking' && unreachable) return { state: 'unreachable', retry };
  return { state: waited ? status : 'checking', retry };
}
