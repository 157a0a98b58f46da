import type { Database } from '@suite/database';
import { demotionRule, isFailing, type RecentLoads } from './is-failing.ts';
import {
  countFallbacks,
  countMountedAfter,
  listLastingFailures,
  listOtherFailing,
  type LastingFailure,
} from './recent-loads.repository.ts';
import type { ReleaseKey } from '../release-key.ts';

const maxSuspects = 3;

export interface OtherCause {
  reason: string;
  /** These had run in the page before each failure; the format is `mf-bookings/1.0.0-3f2a9c0d1e4b`. */
  suspects: string[];
}

export interface Evidence {
  counts: RecentLoads;
  failures: readonly LastingFailure[];
  otherFailing: readonly string[];
  fallbacks: { worked: number; failed: number };
  suspects: readonly string[];
}

export async function findOtherCause(
  database: Database,
  key: ReleaseKey,
  counts: RecentLoads,
): Promise<OtherCause | undefined> {
  const failures = await listLastingFailures(database, key);
  const others = await listOtherFailing(database, key);
  const fallbacks = await countFallbacks(database, key);
  const ofOthers: LastingFailure[] = [];
  for (const other of others) ofOthers.push(...(await listLastingFailures(database, other)));
  const ofAll = commonPredecessors([...failures, ...ofOthers]);
  const common = ofAll.length > 0 ? ofAll : commonPredecessors(failures);
  const suspects = mostLikelySuspects(await countMountedAfter(database, common));
  const otherFailing = others.map(({ remote, release }) => `${remote}/${release}`);
  return otherCauseOf({ counts, failures, otherFailing, fallbacks, suspects });
}

export function otherCauseOf({
  counts,
  failures,
  otherFailing,
  fallbacks,
  suspects,
}: Evidence): OtherCause | undefined {
  const otherCause = (sentence: string, also: readonly string[] = []): OtherCause => ({
    reason: [sentence, ...nameSuspects(suspects), 'Nothing was moved.'].join(' '),
    suspects: [...new Set([...also, ...suspects])],
  });
  const ahead = otherFailing.filter((other) => failures.some(({ ran_before }) => ran_before.includes(other)));
  const own = failures.filter(({ ran_before }) => !ran_before.some((other) => ahead.includes(other)));
  const people = new Set(own.map(({ user_id }) => user_id)).size;
  if (ahead.length > 0 && !isFailing({ ...counts, people }))
    return otherCause(`It fails after ${ahead.map(readable).join(', ')} failed in the same page.`, ahead);
  if (fallbacks.failed > fallbacks.worked)
    return otherCause('The release before it fails in the same pages.');
  if (otherFailing.length > 0 && suspects.length > 0 && fallbacks.worked === 0)
    return otherCause(`${otherFailing.map(readable).join(', ')} failed at the same time.`);
  return undefined;
}

export function commonPredecessors(failures: readonly Pick<LastingFailure, 'ran_before'>[]): string[] {
  const [first, ...rest] = failures;
  return (first?.ran_before ?? []).filter((name) =>
    rest.every(({ ran_before }) => ran_before.includes(name)),
  );
}

function mostLikelySuspects(mountedAfter: ReadonlyMap<string, number>): string[] {
  const fewest = Math.min(...mountedAfter.values());
  return [...mountedAfter]
    .flatMap(([name, mounted]) => (mounted === fewest ? [name] : []))
    .slice(0, maxSuspects);
}

function nameSuspects(suspects: readonly string[]): string[] {
  if (suspects.length === 0) return [];
  return [
    `Before each failure within ${demotionRule.minutes} minutes ${suspects.map(readable).join(', ')} had run in the page.`,
  ];
}

function readable(name: string): string {
  return name.replace('/', ' ');
}
