import { useEffect, useEffectEvent, useRef } from 'react';

export function useToastClock(durationMs: number, isPaused: boolean, onEnd: () => void): void {
  const left = useRef(durationMs);
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    if (isPaused) return;
    const started = Date.now();
    const timer = setTimeout(() => end(), left.current);
    return () => {
      clearTimeout(timer);
      left.current -= Date.now() - started;
    };
  }, [isPaused]);
}
