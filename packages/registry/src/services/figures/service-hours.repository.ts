import { sql, type Database } from '@suite/database';
import type { ServiceFigures } from '@suite/descriptor';

/** `upper_ms` is 0 for calls that were refused. */
export interface CountedCalls {
  alias: string;
  upper_ms: number;
  requests: number;
  errors: number;
  refused: number;
}

export type CountedFigures = ServiceFigures & { alias: string; hour: Date | null };

const hours = 24;
const first = sql`date_trunc('hour', now(), 'UTC') - make_interval(hours => ${hours - 1})`;

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

/** Uses one statement, so that the hours add up to the total (`hour` is null) while calls are being stored. */
export function listServiceFigures(database: Database): Promise<CountedFigures[]> {
  return database.query(sql`
    with summed as (
      select alias, hour, upper_ms, sum(requests) as requests, sum(errors) as errors, sum(refused) as refused
      from service_hours where hour >= ${first}
      group by grouping sets ((alias, hour, upper_ms), (alias, upper_ms))
    ), running as (
      select summed.*, sum(requests) over (partition by alias, hour order by upper_ms) as so_far,
        sum(requests) over (partition by alias, hour) as total
      from summed
    ), counted as (
      select alias, hour, sum(requests) as requests, sum(errors) as errors, sum(refused) as refused,
        min(upper_ms) filter (where total > 0 and so_far >= 0.5 * total) as p50_ms,
        min(upper_ms) filter (where total > 0 and so_far >= 0.95 * total) as p95_ms
      from running group by alias, hour
    )
    select known.alias, shown.hour, coalesce(requests, 0)::integer as requests,
      coalesce(errors, 0)::integer as errors, coalesce(refused, 0)::integer as refused, p50_ms, p95_ms
    from (select distinct alias from counted) known
    cross join (
      select generate_series(${first}, now(), interval '1 hour') as hour union all select null
    ) shown
    left join counted on counted.alias = known.alias and counted.hour is not distinct from shown.hour
    order by known.alias, shown.hour nulls last`);
}
