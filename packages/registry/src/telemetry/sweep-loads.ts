import { raw, sql, type Database } from '@suite/database';

const everyMs = 60_000;
/** Different ones; alike ones share a row. */
const maxFailuresPerRemote = 50;

// Each table, the column that says how old a row is, and how old it may become.
const kept = [
  ['load_hours', 'hour', '25 hours'],
  ['load_failures', 'last_at', '25 hours'],
  ['load_people', 'seen_at', '25 hours'],
  ['recent_loads', 'loaded_at', '10 minutes'],
  ['recent_fallbacks', 'loaded_at', '10 minutes'],
  ['rollout_loads', 'loaded_at', '3 days'],
  ['report_limits', 'minute', '2 minutes'],
  ['stuck_releases', 'noticed_at', '24 hours'],
] as const;

/** Removes what is too old to be told or counted. Rows somebody is writing are left for the next time. */
export async function sweepLoads(database: Database): Promise<void> {
  for (const [table, column, age] of kept) {
    await database.query(sql`
      delete from ${raw(table)} where ctid = any(array(
        select ctid from ${raw(table)} where ${raw(column)} < now() - ${age}::interval
        limit 10000 for update skip locked))`);
  }
  await database.query(sql`
    delete from load_failures where ctid = any(array(
      select ctid from (
        select ctid, row_number() over (partition by remote order by last_at desc) as place from load_failures
      ) ranked where place > ${maxFailuresPerRemote}))`);
}

/**
 * Asks for a sweep once a minute at most. Each server process has its own clock for that: sweeping twice does no harm,
 * and where nobody reports nothing grows.
 */
export function sweepNowAndThen(database: Database, report: (error: unknown) => void): () => void {
  let next = 0;
  return () => {
    if (performance.now() < next) return;
    next = performance.now() + everyMs;
    sweepLoads(database).catch(report);
  };
}
