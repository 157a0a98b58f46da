import { sql, type Database } from '@suite/database';
import { ofRemote, type WantedRemotes } from '../release-key.ts';
import type { Rollout, RolloutStep } from '@suite/descriptor';
import type { ReleaseActor } from '../release-changes.repository.ts';
import type { HealthSample } from './compare-health.ts';

/** Limits the loads of one user that count, so that they do not outweigh the others. */
const maxLoadsOfOnePerson = 5;
const maxLoads = 5_000;

export interface StoredRollout extends Omit<Rollout<Date>, 'current'> {
  started_by_token: number | null;
  started_by_user: number | null;
  address: string;
}

export interface NewRollout {
  remote: string;
  release: string;
  percent: number;
  hold_seconds: number;
  min_loads: number;
}

const columns = sql`remote, release, state, percent, hold_seconds, min_loads, step_since, steps, reason, started_at,
  started_by_name as started_by, ended_at, started_by as started_by_token, started_by_user, address`;

/** Includes rollouts that ended within the last 24 hours. */
export function listRollouts(database: Database, remote?: WantedRemotes): Promise<StoredRollout[]> {
  return database.query<StoredRollout>(sql`
    select ${columns} from rollouts
    where (state = 'running' or ended_at > now() - interval '24 hours')
      and ${ofRemote(remote)}
    order by remote`);
}

export async function insertRollout(tx: Database, rollout: NewRollout, actor: ReleaseActor): Promise<void> {
  const { remote, release, percent, hold_seconds, min_loads } = rollout;
  await tx.query(sql`delete from rollout_loads where remote = ${remote}`);
  await tx.query(sql`delete from rollouts where remote = ${remote}`);
  await tx.query(sql`
    insert into rollouts (remote, release, percent, hold_seconds, min_loads, started_by, started_by_user,
      started_by_name, address)
    values (${remote}, ${release}, ${percent}, ${hold_seconds}, ${min_loads}, ${actor.token_id}, ${actor.user_id},
      ${actor.name}, ${actor.address})`);
}

export async function storeStep(
  tx: Database,
  remote: string,
  step: RolloutStep<Date>,
  next: number,
): Promise<void> {
  await tx.query(sql`
    update rollouts set steps = steps || ${JSON.stringify([step])}::jsonb, percent = ${next},
      step_since = clock_timestamp(), state = case when ${next}::integer = 100 then 'finished' else state end,
      ended_at = case when ${next}::integer = 100 then clock_timestamp() end
    where remote = ${remote}`);
}

export async function storeEnd(
  tx: Database,
  remote: string,
  { state, reason }: { state: 'rolled-back' | 'stopped'; reason: string },
): Promise<void> {
  await tx.query(sql`
    update rollouts set state = ${state}, reason = ${reason}, ended_at = clock_timestamp() where remote = ${remote}`);
}

export async function readHealth(
  database: Database,
  { remote, release, since }: { remote: string; release: string; since: Date },
): Promise<HealthSample> {
  const [row] = await database.query<Omit<HealthSample, 'release'>>(sql`
    with newest as (
      select *, row_number() over (partition by user_id, outcome = 'threw' order by loaded_at desc) as place
      from (
        select * from rollout_loads
        where remote = ${remote} and release = ${release} and loaded_at > ${since}
        order by loaded_at desc limit ${maxLoads}
      ) latest
    ), counted as (
      select *, outcome <> 'threw' as is_load from newest where place <= ${maxLoadsOfOnePerson}
    )
    select
      count(*) filter (where is_load)::integer as loads,
      count(*) filter (where outcome = 'failed')::integer as failures,
      count(distinct user_id)::integer as people,
      count(distinct user_id) filter (where outcome = 'failed')::integer as people_with_failures,
      count(distinct user_id) filter (where outcome = 'threw')::integer as people_with_errors,
      round(percentile_cont(0.5) within group (order by start_ms)) as start_ms,
      round(percentile_cont(0.5) within group (order by render_ms)) as render_ms,
      coalesce(array_agg(start_ms) filter (where start_ms is not null), '{}') as start_times,
      coalesce(array_agg(render_ms) filter (where render_ms is not null), '{}') as render_times
    from counted`);
  if (!row) throw new Error('Counts always give a row.');
  return { release, ...row };
}

export async function findLastCanaryMove(
  tx: Database,
  remote: string,
): Promise<{ moved_by: string; reason: string | null } | undefined> {
  const [row] = await tx.query<{ moved_by: string; reason: string | null }>(sql`
    select moved_by_name as moved_by, reason from moves
    where remote = ${remote} and channel = 'canary' order by id desc limit 1`);
  return row;
}
