import { useEffect, useState } from 'react';
import { minutesLeft, type Pause } from '../../domain/guest/pause.ts';
import { pageCatalog } from '../../languages/page/page-catalog.ts';
import { Notice } from '../feedback/notice.tsx';
import { useWords } from '../language/use-words.ts';

const lookEveryMs = 1000;

/** Returns the minutes left, `today` for a pause until the end of the day, or null when checks are not paused. */
export function usePauseLeft(pause: Pause | null | undefined): number | 'today' | null {
  const [now, setNow] = useState(() => Date.now());
  const until = typeof pause === 'number' ? pause : null;
  useEffect(() => {
    if (until === null) return;
    const timer = setInterval(() => setNow(Date.now()), lookEveryMs);
    return () => clearInterval(timer);
  }, [until]);
  if (until === null) return pause === 'today' ? 'today' : null;
  return minutesLeft(until, now) || null;
}

export function PauseNotice({ left }: { left: number | 'today' }) {
  const { say } = useWords(pageCatalog);
  return (
    <Notice tone="warning" announced>
      <p>{left === 'today' ? say('pausedToday') : say('pausedMinutes', { count: left })}</p>
      <p>{say('pausedDesk')}</p>
    </Notice>
  );
}
