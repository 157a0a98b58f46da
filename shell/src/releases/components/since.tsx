import { formatMoment } from '@suite/i18n/dates';
import { sinceText } from '../domain/figures.ts';
import { useEffect, useState } from 'react';

export function Since({ at }: { at: string }) {
  const now = useNow();
  return (
    <time dateTime={at} title={formatMoment(at)}>
      {sinceText(at, now)}
    </time>
  );
}

const everyMs = 15_000;

function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), everyMs);
    return () => clearInterval(timer);
  }, []);
  return now;
}
