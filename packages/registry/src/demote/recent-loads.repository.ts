import { sql, type Database } from '@suite/database';
import { demotionRule, mostOfOnePerson, type RecentLoads } from './is-failing.ts';

interface Key {
  remote: string;
  release: string;
}

/**
 * The loads of the last minutes; none from before the release was promoted again after a demotion, or from before it
 * was found to have nothing to go back to.
 */
export async function countRecentLoads(database: Database, { remote, release }: Key): Promise<RecentLoads> {
  const [row] = await database.query<RecentLoads>(sql`
    with demoted as (
      select id, moved_at from moves
      where remote = ${remote} and from_release = ${release} and kind = 'demote'
      order by id desc limit 1
    ), fresh as (
      select greatest(
        clock_timestamp() - make_interval(mins => ${demotionRule.minutes}),
        (select noticed_at from stuck_releases where remote = ${remote} and release = ${release}),
        (select coalesce(min(promoted.moved_at), demoted.moved_at)
          from demoted left join moves promoted
            on promoted.remote = ${remote} and promoted.to_release = ${release}
              and promoted.kind = 'promote' and promoted.id > demoted.id
          group by demoted.moved_at)
      ) as since
    ), recent as (
      select user_id, failed, loaded_at, max(loaded_at) filter (where not failed) over (partition by user_id) as worked_at
      from recent_loads, fresh
      where remote = ${remote} and release = ${release} and loaded_at > since
    ), each_person as (
      select count(*) as loads, count(*) filter (where failed) as failures,
        count(*) filter (where failed and (worked_at is null or loaded_at > worked_at)) as lasting
      from recent
      group by user_id
    )
    select coalesce(sum(loads), 0)::integer as loads, coalesce(sum(failures), 0)::integer as failures,
      coalesce(sum(least(lasting, ${mostOfOnePerson})), 0)::integer as counted,
      count(*) filter (where lasting > 0) as people
    from each_person`);
  return row ?? { loads: 0, failures: 0, counted: 0, people: 0 };
}

/** Notes that a release fails and stays where it is. */
export async function noteStuck(tx: Database, { remote, release }: Key, reason: string): Promise<void> {
  await tx.query(sql`
    insert into stuck_releases (remote, release, reason) values (${remote}, ${release}, ${reason})
    on conflict (remote, release) do update set noticed_at = excluded.noticed_at, reason = excluded.reason`);
}
