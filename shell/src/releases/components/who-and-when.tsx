import { formatMoment } from '@suite/i18n/dates';
import { sinceText } from '../domain/figures.ts';
import { useEffect, useState } from 'react';
import { EmailAddress } from '@suite/ui';
import { translateMessage } from '@suite/i18n';
import { t } from '../../languages/catalog.ts';

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

export function Actor({ name }: { name: string }) {
  return name.includes('@') ? <EmailAddress address={name} /> : <bdi>{actorName(name)}</bdi>;
}

export function actorName(name: string): string {
  // The registry stores these names; all others are those of people and of their tokens.
  if (name === 'any remote') return t('any remote');
  return /^Automatic demotion$/.test(name) ? translateMessage(name) : name;
}
