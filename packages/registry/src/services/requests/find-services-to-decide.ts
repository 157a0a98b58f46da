import { sql, type Database } from '@suite/database';
import { listNamedServices, type NamedService } from './named-services.repository.ts';

export interface ServiceToDecide {
  alias: string;
  /** `asked`: a release that is not live yet needs its address. `failing`: at least half of its calls fail. */
  state: 'unmapped' | 'asked' | 'not-accepted' | 'failing';
  remotes: { remote: string; title: string }[];
  since: Date;
  /** Counts recent calls; those that were not sent count as failed. */
  calls: number;
  failed: number;
}

export async function findServicesToDecide(database: Database): Promise<ServiceToDecide[]> {
  const [named, failing] = await Promise.all([listNamedServices(database), listFailing(database)]);
  const aliases = [...new Set(named.map(({ alias }) => alias))];
  return aliases.flatMap((alias): ServiceToDecide[] => {
    const all = named.filter((one) => one.alias === alias);
    const live = all.filter(({ is_live }) => is_live);
    const ofState = (state: ServiceToDecide['state'], naming: readonly NamedService[]) => ({
      ...{ alias, state, calls: 0, failed: 0 },
      since: new Date(Math.min(...naming.map((one) => one.since.getTime()))),
      remotes: naming.map(({ remote, title }) => ({ remote, title })),
    });
    if (!all.some(({ is_mapped }) => is_mapped))
      return [live.length > 0 ? ofState('unmapped', live) : ofState('asked', all)];
    const waiting = all.filter(({ is_accepted }) => !is_accepted);
    const figures = failing.find((one) => one.alias === alias);
    return [
      ...(waiting.length > 0 ? [ofState('not-accepted', waiting)] : []),
      ...(figures && live.length > 0 ? [{ ...ofState('failing', live), ...figures }] : []),
    ];
  });
}

/** Fewer calls are not significant. */
const minCalls = 5;

function listFailing(
  database: Database,
): Promise<{ alias: string; since: Date; calls: number; failed: number }[]> {
  return database.query(sql`
    select alias, since, calls, failed from (
      select distinct on (alias) alias, hour as since, sum(requests + refused)::integer as calls,
        sum(errors + refused)::integer as failed
      from service_hours
      where hour >= date_trunc('hour', now(), 'UTC') - interval '1 hour'
      group by alias, hour having sum(requests + refused) >= ${minCalls}
      order by alias, hour desc
    ) as latest
    where failed * 2 >= calls`);
}
