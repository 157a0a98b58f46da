import { sql, type Database } from '@suite/database';
import type { ReleaseChangeKind } from '@suite/descriptor';
import { isOpen } from '../grants/overrides.repository.ts';
import { listUndemotable } from '../history/health.repository.ts';

export interface RegistryFigures {
  releases: { remote: string; state: 'live' | 'canary' | 'tenant' | 'failing' | 'stored'; total: number }[];
  moves: { remote: string; kind: ReleaseChangeKind; total: number }[];
  /** Counts reported loads of this hour and the one before; `error`: a mounted release threw. */
  loads: { remote: string; outcome: 'mounted' | 'failed' | 'called-off' | 'error'; total: number }[];
  overrides: number;
}

export async function readFigures(database: Database): Promise<RegistryFigures> {
  const [onChannels, failing, moves, loads, [overrides]] = await Promise.all([
    countReleases(database),
    listUndemotable(database),
    countMoves(database),
    countLoads(database),
    database.query<{ total: number }>(sql`select count(*) as total from overrides where ${isOpen}`),
  ]);
  const known = [...new Set(onChannels.map(({ remote }) => remote))];
  const releases = known.map((remote) => ({
    ...{ remote, state: 'failing' as const },
    total: failing.filter((one) => one.remote === remote).length,
  }));
  return { releases: [...onChannels, ...releases], moves, loads, overrides: overrides?.total ?? 0 };
}

function countReleases(database: Database): Promise<RegistryFigures['releases']> {
  return database.query(sql`
    select remote, state, total from (
      select releases.remote,
        count(distinct releases.release) filter (where files_removed_at is null) as stored,
        count(distinct releases.release) filter (where channel = 'live') as live,
        count(distinct releases.release) filter (where channel = 'canary') as canary,
        count(distinct releases.release) filter (where channel not in ('live', 'canary')) as tenant
      from releases left join channels using (remote, release)
      group by releases.remote
    ) counted
    cross join lateral (values ('stored', stored), ('live', live), ('canary', canary), ('tenant', tenant)) as one (state, total)
    order by remote, state`);
}

/** Includes zero counts: Prometheus detects no increase in a series that starts with its first change. */
function countMoves(database: Database): Promise<RegistryFigures['moves']> {
  return database.query(sql`
    select remote, kind, count(moves.id) as total
    from (select distinct remote from releases) known
    cross join (values ('promote'), ('rollback'), ('demote')) as kinds (kind)
    left join moves using (remote, kind)
    group by remote, kind order by remote, kind`);
}

function countLoads(database: Database): Promise<RegistryFigures['loads']> {
  return database.query(sql`
    select remote, outcome, total from (
      select remote, sum(loads - failures)::integer as mounted, sum(failures)::integer as failed,
        sum(called_off)::integer as called_off, sum(errors)::integer as errors
      from load_hours where hour >= date_trunc('hour', now(), 'UTC') - interval '1 hour'
      group by remote
    ) counted
    cross join lateral (
      values ('mounted', mounted), ('failed', failed), ('called-off', called_off), ('error', errors)
    ) as one (outcome, total)
    order by remote, outcome`);
}
