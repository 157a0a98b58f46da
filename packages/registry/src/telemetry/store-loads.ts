import { sql, type Database } from '@suite/database';
import type { LoadReport } from '@suite/descriptor';

/** Times are milliseconds, for mounted loads only. */
export interface StoredLoad {
  remote: string;
  release: string;
  outcome: LoadReport['outcome'];
  phase: LoadReport['phase'];
  counts: boolean;
  /** It is true for a load of the previous release, tried in place of the visitor's own. */
  is_fallback: boolean;
  /** These had run in the page before; the format is `mf-bookings/1.0.0-3f2a9c0d1e4b`. */
  ran_before: readonly string[];
  fetch_ms: number | null;
  start_ms: number | null;
  render_ms: number | null;
  failure: StoredFailure | null;
}

interface StoredFailure {
  reason: string;
  file: string | null;
  line: number | null;
  column: number | null;
}

export interface Reporter {
  key: string;
  user_id: number | null;
  session: string | null;
  /** Counts the reports in this request, including ignored ones. */
  reports: number;
  maxReportsPerMinute: number;
  browser: string;
}

// This suffices for a median and limits the row of an hour to one kilobyte.
const maxTimesPerHour = 60;

/** Returns false, without storing anything, above the limit. Rows are locked in order to avoid deadlocks. */
export async function storeLoads(
  database: Database,
  loads: readonly StoredLoad[],
  { key, user_id, session, reports, maxReportsPerMinute, browser }: Reporter,
): Promise<boolean> {
  const [row] = await database.query<{ allowed: boolean }>(sql`
    with allowance as (
      insert into report_limits (reporter, minute, reports) values (${key}, date_trunc('minute', now()), ${reports})
      on conflict (reporter) do update set
        minute = greatest(report_limits.minute, excluded.minute),
        reports = excluded.reports
          + case when report_limits.minute >= excluded.minute then report_limits.reports else 0 end
      returning reports <= ${maxReportsPerMinute} as allowed
    ), taken as (
      select load.*, outcome in ('failed', 'froze') as failed, outcome in ('mounted', 'failed', 'froze') as is_load,
        counts and exists (
          select from given_releases
          where given_releases.session = ${session}::text and remote || '/' || release = any(releases)
        ) as is_evidence
      from allowance, jsonb_to_recordset(${JSON.stringify(loads)}::jsonb) as load
        (remote text, release text, outcome text, phase text, counts boolean, is_fallback boolean, ran_before text[],
          fetch_ms integer, start_ms integer, render_ms integer, failure jsonb)
      where allowed
    ), hours as (${addToHours}
    ), people as (
      insert into load_people (remote, release, user_id, seen_at, worked_at)
      select remote, release, ${user_id}::integer, now(), max(now()) filter (where is_evidence and outcome = 'mounted')
      from taken where ${user_id}::integer is not null
      group by remote, release order by remote, release
      on conflict (remote, release, user_id) do update set
        seen_at = excluded.seen_at, worked_at = coalesce(excluded.worked_at, load_people.worked_at)
    ), recent as (
      insert into recent_loads (remote, release, user_id, failed, ran_before)
      select remote, release, ${user_id}::integer, failed, ran_before from taken where is_evidence and is_load
    ), fallbacks as (
      insert into recent_fallbacks (remote, release, user_id, failed)
      select remote, release, ${user_id}::integer, failed from taken
      where is_fallback and is_load and ${user_id}::integer is not null
    ), rollouts_fed as (
      insert into rollout_loads (remote, release, user_id, outcome, start_ms, render_ms)
      select remote, taken.release, ${user_id}::integer, case when failed then 'failed' else outcome end, start_ms, render_ms
      from taken join rollouts using (remote)
      where is_evidence and outcome <> 'called-off' and rollouts.state = 'running'
    ), failures as (
      insert into load_failures (remote, release, fingerprint, outcome, phase, reason, file, line, "column", browser, times)
      select remote, release, md5(concat_ws(chr(10), outcome, phase, failure, ${browser}::text)), outcome, phase,
        failure ->> 'reason', failure ->> 'file', (failure ->> 'line')::integer, (failure ->> 'column')::integer,
        ${browser}, count(*)
      from taken where outcome in ('failed', 'threw', 'froze') and failure is not null and failure <> 'null'
      group by remote, release, outcome, phase, failure order by remote, release, 3
      on conflict (remote, release, fingerprint) do update
        set times = load_failures.times + excluded.times, last_at = excluded.last_at
    )
    select allowed from allowance`);
  return row?.allowed ?? false;
}

const addToHours = sql`
  insert into load_hours (remote, release, hour, loads, failures, called_off, errors, last_failure,
    fetch_ms, start_ms, render_ms)
  select remote, release, date_trunc('hour', now(), 'UTC'), count(*) filter (where is_load),
    count(*) filter (where failed), count(*) filter (where outcome = 'called-off'),
    count(*) filter (where outcome = 'threw'),
    max(now()) filter (where failed),
    coalesce(array_agg(fetch_ms) filter (where fetch_ms is not null), '{}'),
    coalesce(array_agg(start_ms) filter (where start_ms is not null), '{}'),
    coalesce(array_agg(render_ms) filter (where render_ms is not null), '{}')
  from taken group by remote, release order by remote, release
  on conflict (remote, release, hour) do update set
    loads = load_hours.loads + excluded.loads,
    failures = load_hours.failures + excluded.failures,
    called_off = load_hours.called_off + excluded.called_off,
    errors = load_hours.errors + excluded.errors,
    last_failure = coalesce(excluded.last_failure, load_hours.last_failure),
    fetch_ms = (excluded.fetch_ms || load_hours.fetch_ms)[1:${maxTimesPerHour}::integer],
    start_ms = (excluded.start_ms || load_hours.start_ms)[1:${maxTimesPerHour}::integer],
    render_ms = (excluded.render_ms || load_hours.render_ms)[1:${maxTimesPerHour}::integer]`;
