import { formatMoment } from '@suite/i18n/dates';
import { sinceText } from '../domain/figures.ts';
import { useNow } from './use-now.ts';

export function Since({ at }: { at: string }) {
  const now = useNow();
  return (
    <time dateTime={at} title={formatMoment(at)}>
      {sinceText(at, now)}
    </time>
  );
}
