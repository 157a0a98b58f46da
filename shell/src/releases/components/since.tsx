import { sinceText } from '../domain/figures.ts';
import { useNow } from './use-now.ts';

const exact = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'medium' });

/** How long ago something was; the exact time is its title. */
export function Since({ at }: { at: string }) {
  const now = useNow();
  return (
    <time dateTime={at} title={exact.format(new Date(at))}>
      {sinceText(at, now)}
    </time>
  );
}
