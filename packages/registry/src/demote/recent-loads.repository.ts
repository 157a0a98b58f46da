import { sql, type Database, type Sql } from '@suite/database';
import { demotionRule, type RecentLoads } from './is-failing.ts';
import type { ReleaseKey } from '../release-key.ts';

export async function countRecentLoads(
  database: Database,
  { remote, release }: ReleaseKey,
): Promise<RecentLoads> {
  const [row] = await database.query<RecentLoads>(sql`
    with fresh as (
      select ${freshSince({ remote, release }, { minutes: demotionRule.minutes })} as since,
        ${freshSince({ remote, release }, { hours: demotionRule.hours })} as lately
    ), recent as (
      select user_id, failed, loaded_at, max(loaded_at) filter (where not failed) over (partition by user_id) as worked_at
      from recent_loads, fresh
      where remote = ${remote} and release = ${release} and loaded_at > since
    ), each_person as (
      select user_id, count(*) as loads, count(*) filter (where failed) as failures,
        bool_or(failed and (worked_at is null or loaded_at > worked_at)) as is_failing
      from recent
      group by user_id
    )
    select coalesce(sum(loads), 0)::integer as loads, coalesce(sum(failures), 0)::integer as failures,
      count(*) filter (where is_failing)::integer as people, count(*) filter (where not is_failing)::integer as working,
      (select count(*)::integer from load_people, fresh
        where remote = ${remote} and release = ${release} and worked_at > lately
          and user_id not in (select user_id from each_person where is_failing)) as working_lately
    from each_person`);
  if (!row) throw new Error('Counts always give a row.');
  return row;
}

export interface LastingFailure {
  user_id: number;
  ran_before: readonly string[];
}

export function listLastingFailures(
  database: Database,
  { remote, release }: ReleaseKey,
): Promise<LastingFailure[]> {
  return database.query<LastingFailure>(sql`
    with recent as (
      select user_id, failed, loaded_at, ran_before,
        max(loaded_at) filter (where not failed) over (partition by user_id) as worked_at
      from recent_loads
      where remote = ${remote} and release = ${release} and loaded_at > ${freshSince({ remote, release }, { minutes: demotionRule.minutes })}
    )
    select user_id, array(
      select one from unnest(ran_before) as one where split_part(one, '/', 1) <> ${remote}
    ) as ran_before
    from recent
    where failed and (worked_at is null or loaded_at > worked_at)`);
}

export function listOtherFailing(
  database: Database,
  { remote }: Pick<ReleaseKey, 'remote'>,
): Promise<ReleaseKey[]> {
  return database.query<ReleaseKey>(sql`
    select remote, release from recent_loads
    where remote <> ${remote} and loaded_at > clock_timestamp() - make_interval(mins => ${demotionRule.minutes})
    group by remote, release
    having count(distinct user_id) filter (where failed) >= ${demotionRule.people}
      and count(distinct user_id) filter (where failed) > count(distinct user_id) filter (where not failed)
    order by remote, release`);
}

/** Counts people for whom the previous release, which the shell tries automatically, worked or failed. */
export async function countFallbacks(
  database: Database,
  { remote, release }: ReleaseKey,
): Promise<{ worked: number; failed: number }> {
  const [row] = await database.query<{ worked: number; failed: number }>(sql`
    with last_tries as (
      select distinct on (user_id) failed from recent_fallbacks
      where remote = ${remote} and release <> ${release}
        and loaded_at > clock_timestamp() - make_interval(mins => ${demotionRule.minutes})
      order by user_id, loaded_at desc
    )
    select count(*) filter (where not failed)::integer as worked, count(*) filter (where failed)::integer as failed
    from last_tries`);
  return row ?? { worked: 0, failed: 0 };
}

export async function countMountedAfter(
  database: Database,
  releases: readonly string[],
): Promise<Map<string, number>> {
  const rows = await database.query<{ name: string; mounted: number }>(sql`
    select name, count(loads.remote)::integer as mounted
    from unnest(${releases}::text[]) as name
    left join recent_loads loads on not failed and name = any(ran_before) and loads.remote <> split_part(name, '/', 1)
      and loaded_at > clock_timestamp() - make_interval(mins => ${demotionRule.minutes})
    group by name`);
  return new Map(rows.map(({ name, mounted }) => [name, mounted]));
}

/** Records that a failing release stays; `suspects` are set when another cause is likely. */
export async function recordUndemotable(
  tx: Database,
  { remote, release }: ReleaseKey,
  { reason, suspects = null }: { reason: string; suspects?: readonly string[] | null },
): Promise<void> {
  await tx.query(sql`
    insert into stuck_releases (remote, release, reason, suspects)
    values (${remote}, ${release}, ${reason}, ${suspects})
    on conflict (remote, release) do update
      set noticed_at = excluded.noticed_at, reason = excluded.reason, suspects = excluded.suspects`);
}

/** Ignores loads from before the last promotion after a demotion, and from before it was last kept. */
function freshSince(
  { remote, release }: ReleaseKey,
  { hours = 0, minutes = 0 }: { hours?: number; minutes?: number },
): Sql {
  return sql`(
    with demoted as (
      select id, moved_at from moves
      where remote = ${remote} and from_release = ${release} and kind = 'demote'
      order by id desc limit 1
    )
    select greatest(
      clock_timestamp() - make_interval(hours => ${hours}, mins => ${minutes}),
      (select noticed_at from stuck_releases where remote = ${remote} and release = ${release}),
      (select coalesce(min(promoted.moved_at), demoted.moved_at)
        from demoted left join moves promoted
          on promoted.remote = ${remote} and promoted.to_release = ${release}
            and promoted.kind = 'promote' and promoted.id > demoted.id
        group by demoted.moved_at))
  )`;
}
