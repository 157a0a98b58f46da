import { sql, type Database } from '@suite/database';

/** One load on its way into the tables; times are milliseconds of a load that was mounted. */
export interface StoredLoad {
  remote: string;
  release: string;
  failed: boolean;
  /** Whether a demotion may be decided by it. */
  counts: boolean;
  /** Whether it is a load of the release before, tried in place of the visitor's own. */
  is_fallback: boolean;
  /** The releases that had run in the page before, as `mf-bookings/1.0.0-3f2a9c0d1e4b`. */
  ran_before: readonly string[];
  fetch_ms: number | null;
  start_ms: number | null;
  render_ms: number | null;
}

/** Whoever sends reports, and how many of them within one minute are taken. */
export interface Reporter {
  key: string;
  user_id: number | null;
  /** How many reports are sent now, those that are not kept included. */
  reports: number;
  most: number;
}

// Enough for a median; an hour's row stays below one kilobyte however many people there are.
const keptTimes = 60;

/**
 * Adds loads to their hours, in one statement. False when this reporter has sent too many: then nothing was kept.
 * Rows are taken in one order, so that two reports never wait for each other.
 */
export async function storeLoads(
  database: Database,
  loads: readonly StoredLoad[],
  { key, user_id, reports, most }: Reporter,
): Promise<boolean> {
  const [row] = await database.query<{ allowed: boolean }>(sql`
    with allowance as (
      insert into report_limits (reporter, minute, reports) values (${key}, date_trunc('minute', now()), ${reports})
      on conflict (reporter) do update set
        minute = greatest(report_limits.minute, excluded.minute),
        reports = excluded.reports
          + case when report_limits.minute >= excluded.minute then report_limits.reports else 0 end
      returning reports <= ${most} as allowed
    ), taken as (
      select load.* from allowance, jsonb_to_recordset(${JSON.stringify(loads)}::jsonb) as load
        (remote text, release text, failed boolean, counts boolean, is_fallback boolean, ran_before text[], fetch_ms integer, start_ms integer, render_ms integer)
      where allowed
    ), hours as (
      insert into load_hours (remote, release, hour, loads, failures, last_failure, fetch_ms, start_ms, render_ms)
      select remote, release, date_trunc('hour', now(), 'UTC'), count(*), count(*) filter (where failed),
        max(now()) filter (where failed),
        coalesce(array_agg(fetch_ms) filter (where fetch_ms is not null), '{}'),
        coalesce(array_agg(start_ms) filter (where start_ms is not null), '{}'),
        coalesce(array_agg(render_ms) filter (where render_ms is not null), '{}')
      from taken group by remote, release order by remote, release
      on conflict (remote, release, hour) do update set
        loads = load_hours.loads + excluded.loads,
        failures = load_hours.failures + excluded.failures,
        last_failure = coalesce(excluded.last_failure, load_hours.last_failure),
        fetch_ms = (excluded.fetch_ms || load_hours.fetch_ms)[1:${keptTimes}::integer],
        start_ms = (excluded.start_ms || load_hours.start_ms)[1:${keptTimes}::integer],
        render_ms = (excluded.render_ms || load_hours.render_ms)[1:${keptTimes}::integer]
    ), people as (
      insert into load_people (remote, release, user_id, seen_at)
      select distinct remote, release, ${user_id}::integer, now() from taken where ${user_id}::integer is not null
      order by remote, release
      on conflict (remote, release, user_id) do update set seen_at = excluded.seen_at
    ), recent as (
      insert into recent_loads (remote, release, user_id, failed, ran_before)
      select remote, release, ${user_id}::integer, failed, ran_before from taken where counts
    ), fallbacks as (
      insert into recent_fallbacks (remote, release, user_id, failed)
      select remote, release, ${user_id}::integer, failed from taken
      where is_fallback and ${user_id}::integer is not null
    )
    select allowed from allowance`);
  return row?.allowed ?? false;
}
