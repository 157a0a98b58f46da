import { raw, sql, type Database } from '@suite/database';

const minSweepIntervalMs = 60_000;
/** Counts different failures, as equal ones share a row. */
const maxFailuresPerRemote = 50;

const retentionByTable = [
  ['load_hours', 'hour', '25 hours'],
  ['load_failures', 'last_at', '25 hours'],
  ['load_people', 'seen_at', '25 hours'],
  ['given_releases', 'read_at', '25 hours'],
  ['recent_loads', 'loaded_at', '10 minutes'],
  ['recent_fallbacks', 'loaded_at', '10 minutes'],
  ['rollout_loads', 'loaded_at', '3 days'],
  ['report_limits', 'minute', '2 minutes'],
  ['stuck_releases', 'noticed_at', '24 hours'],
] as const;

export async function sweepLoads(database: Database): Promise<void> {
  for (const [table, column, age] of retentionByTable) {
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

/** Sweeps at most once a minute in each process; repeated sweeps are harmless. */
export function throttledSweep(database: Database, report: (error: unknown) => void): () => void {
  let next = 0;
  return () => {
    if (performance.now() < next) return;
    next = performance.now() + minSweepIntervalMs;
    sweepLoads(database).catch(report);
  };
}
