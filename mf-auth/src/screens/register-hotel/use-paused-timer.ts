import { useEffect, useEffectEvent, useRef } from 'react';

/** The time while `paused` does not count. */
export function usePausedTimer(ms: number, paused: boolean, work: () => void): void {
  const left = useRef(ms);
  const finish = useEffectEvent(work);
  useEffect(() => {
    if (paused) return;
    const since = Date.now();
    const timer = setTimeout(() => finish(), left.current);
    return () => {
      clearTimeout(timer);
      left.current -= Date.now() - since;
    };
  }, [paused]);
}
