import { sql, type Database } from '@suite/database';
import type { ServiceFigures } from '@suite/descriptor';

/** Calls of one service that are counted together; `upper_ms` is 0 for calls that were refused. */
export interface CountedCalls {
  alias: string;
  upper_ms: number;
  requests: number;
  errors: number;
  refused: number;
}

const hours = 24;
const first = sql`date_trunc('hour', now(), 'UTC') - make_interval(hours => ${hours - 1})`;

/** Adds calls to the current hour, and deletes hours that are no longer shown. */
export async function addCalls(database: Database, counted: readonly CountedCalls[]): Promise<void> {
  await database.query(sql`
    insert into service_hours (alias, hour, upper_ms, requests, errors, refused)
    select alias, date_trunc('hour', now(), 'UTC'), upper_ms, requests, errors, refused
    from jsonb_to_recordset(${JSON.stringify(counted)}::jsonb) as one
      (alias text, upper_ms integer, requests integer, errors integer, refused integer)
    order by alias, upper_ms
    on conflict (alias, hour, upper_ms) do update set
      requests = service_hours.requests + excluded.requests,
      errors = service_hours.errors + excluded.errors,
      refused = service_hours.refused + excluded.refused`);
  await database.query(sql`delete from service_hours where hour < ${first} - interval '1 hour'`);
}

/** The last 24 hours of each service that was called then, hour by hour: oldest first, the current one last. */
export function listServiceHours(
  database: Database,
): Promise<(ServiceFigures & { alias: string; hour: Date })[]> {
  return database.query(sql`
    with ${countedBy(sql`alias, hour`)}
    select known.alias, every.hour, coalesce(requests, 0)::integer as requests, coalesce(errors, 0)::integer as errors,
      coalesce(refused, 0)::integer as refused, p50_ms, p95_ms
    from (select distinct alias from counted) known
    cross join generate_series(${first}, now(), interval '1 hour') as every (hour)
    left join counted on counted.alias = known.alias and counted.hour = every.hour
    order by known.alias, every.hour`);
}

/** The last 24 hours of each service that was called then. */
export function listServiceTotals(database: Database): Promise<(ServiceFigures & { alias: string })[]> {
  return database.query(sql`
    with ${countedBy(sql`alias`)}
    select alias, requests::integer, errors::integer, refused::integer, p50_ms, p95_ms from counted order by alias`);
}

/** The table `counted`, with sums and percentiles of each group. */
function countedBy(group: ReturnType<typeof sql>) {
  return sql`
    summed as (
      select ${group}, upper_ms, sum(requests) as requests, sum(errors) as errors, sum(refused) as refused
      from service_hours where hour >= ${first} group by ${group}, upper_ms
    ), running as (
      select summed.*, sum(requests) over (partition by ${group} order by upper_ms) as so_far,
        sum(requests) over (partition by ${group}) as total
      from summed
    ), counted as (
      select ${group}, sum(requests) as requests, sum(errors) as errors, sum(refused) as refused,
        min(upper_ms) filter (where total > 0 and so_far >= 0.5 * total) as p50_ms,
        min(upper_ms) filter (where total > 0 and so_far >= 0.95 * total) as p95_ms
      from running group by ${group}
    )`;
}
