import { sql, type Database } from '@suite/database';
import { ofRemote, type WantedRemotes } from '../release-key.ts';
import type { HourOfLoads, LoadFailureGroup, ReleaseHealth, StuckRelease } from '@suite/descriptor';

type OfRemote<T> = T & { remote: string };

const hours = 24;
const maxFailures = 20;
const first = sql`date_trunc('hour', now(), 'UTC') - make_interval(hours => ${hours - 1})`;
export function listHealth(
  database: Database,
  remote?: WantedRemotes,
): Promise<OfRemote<ReleaseHealth<Date>>[]> {
  return database.query(sql`
    with recent as (
      select * from load_hours where hour >= ${first} and ${ofRemote(remote)}
    ), totals as (
      select remote, release, sum(loads)::integer as loads, sum(failures)::integer as failures,
        sum(called_off)::integer as called_off, sum(errors)::integer as errors, max(last_failure) as last_failure
      from recent group by remote, release
    ), medians as (
      select remote, release,
        round(percentile_cont(0.5) within group (order by time.fetch_ms)) as fetch_ms,
        round(percentile_cont(0.5) within group (order by time.start_ms)) as start_ms,
        round(percentile_cont(0.5) within group (order by time.render_ms)) as render_ms
      from recent
      cross join lateral unnest(recent.fetch_ms, recent.start_ms, recent.render_ms) as time (fetch_ms, start_ms, render_ms)
      group by remote, release
    ), people as (
      select remote, release, count(*) as people from load_people
      where seen_at >= ${first} and ${ofRemote(remote)} group by remote, release
    )
    select remote, release, loads, failures, called_off, errors, coalesce(people, 0) as people, fetch_ms, start_ms, render_ms, last_failure
    from totals left join medians using (remote, release) left join people using (remote, release)
    order by remote, loads desc, release`);
}

export function listHours(
  database: Database,
  remote?: WantedRemotes,
): Promise<OfRemote<HourOfLoads<Date>>[]> {
  return database.query(sql`
    select remote, hour, coalesce(sum(loads), 0)::integer as loads, coalesce(sum(failures), 0)::integer as failures
    from (select distinct remote from releases where ${ofRemote(remote)}) known
    cross join generate_series(${first}, now(), interval '1 hour') as hour
    left join load_hours using (remote, hour)
    group by remote, hour order by remote, hour`);
}

/** Lists failing releases without an earlier one, or (for an hour) with another suspected cause. */
export function listUndemotable(
  database: Database,
  remote?: WantedRemotes,
): Promise<OfRemote<StuckRelease<Date>>[]> {
  return database.query(sql`
    select remote, release, noticed_at, reason, suspects from stuck_releases
    where noticed_at > now() - make_interval(hours => case when suspects is null then ${hours} else 1 end) and ${ofRemote(remote)}
      and (remote, release) in (select remote, release from channels)
    order by remote, noticed_at desc`);
}

export function listFailures(
  database: Database,
  remote?: WantedRemotes,
): Promise<OfRemote<LoadFailureGroup<Date>>[]> {
  return database.query(sql`
    with ranked as (
      select *, row_number() over (partition by remote order by last_at desc, fingerprint) as place
      from load_failures where last_at > now() - make_interval(hours => ${hours}) and ${ofRemote(remote)}
    )
    select remote, release, fingerprint, outcome, phase, reason, file, line, "column", browser, times, first_at, last_at
    from ranked where place <= ${maxFailures} order by remote, place`);
}
