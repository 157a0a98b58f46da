import { sql, type Database, type Sql } from '@suite/database';
import type { ChainHead, Seal, UnsealedRecord } from './domain/audit-chain.ts';

const sealedParts = (place: Sql): Sql => sql`
  ${place}.chain, ${place}.position, records.id,
  to_char(records.happened_at at time zone 'UTC', 'YYYY-MM-DD HH24:MI:SS.US'), records.actor_user_id,
  records.hotel_id, records.action, records.subject_type, records.subject_id`;

/**
 * Contains the position, so that records cannot change places. Checks and sealing must compute the same text, which has the
 * token only where there is one: seals of earlier builds have none.
 */
export const contentOf = (place: Sql): Sql => sql`
  case when records.actor_token_id is null then json_build_array(${sealedParts(place)})
    else json_build_array(${sealedParts(place)}, records.actor_token_id) end::text`;
export const personalParts = sql`json_build_array(records.address, records.details)::text`;

/** Reads one index entry per chain, however many records wait in it. */
export async function findUnsealedChains(
  db: Database,
  { after, take }: { after: number; take: number },
): Promise<number[]> {
  const next = (chain: Sql) => sql`
    (select chain from audit_seal_queue where chain > ${chain} order by chain limit 1)`;
  const rows = await db.query<{ chain: number }>(sql`
    with recursive waiting (chain) as (
      ${next(sql`${after}`)}
      union all select ${next(sql`waiting.chain`)} from waiting where waiting.chain is not null
    ) select chain from waiting where chain is not null limit ${take}`);
  return rows.map(({ chain }) => chain);
}

/** Runs outside of the transaction that seals, because another process waits for the commit of a new row. */
export async function insertMissingChains(db: Database, chains: readonly number[]): Promise<void> {
  await db.query(sql`
    insert into audit_chains (chain) select chain from unnest(${chains}::integer[]) as waiting (chain)
    where not exists (select from audit_chains where audit_chains.chain = waiting.chain)
    order by chain on conflict do nothing`);
}

/** Locks the chains until the transaction ends, except those that another process is sealing. */
export function lockFreeChains(tx: Database, chains: readonly number[]): Promise<ChainHead[]> {
  return tx.query<ChainHead>(sql`
    select chain, position, encode(hash, 'hex') as hash from audit_chains
    where chain = any(${chains}::integer[]) order by chain for update skip locked`);
}

/** A crash may undo the seals of the last second; their records are still in the queue then and are sealed again. */
export async function commitWithoutDisk(tx: Database): Promise<void> {
  await tx.query(sql`set local synchronous_commit = off`);
}

/** Returns once no crash can undo what is committed. */
export async function flushCommits(db: Database): Promise<void> {
  await db.query(sql`select pg_logical_emit_message(true, 'suite', 'flush')`);
}

/** Waits for the processes that are sealing, and keeps others from it until the transaction ends. */
export async function lockAllChains(tx: Database): Promise<void> {
  await tx.query(sql`lock table audit_chains in exclusive mode`);
}

export function findUnsealedRecords(
  tx: Database,
  chains: readonly number[],
  takeOfEach: number,
): Promise<UnsealedRecord[]> {
  // `offset 0` has each record looked up by its id: the planner might otherwise read all records there are.
  return tx.query<UnsealedRecord>(sql`
    select records.chain, records.position, records.id as record_id, ${contentOf(sql`records`)} as content,
      ${personalParts} as personal
    from (
      select heads.chain, queued.*,
        heads.position + row_number() over (partition by heads.chain order by queued.id) as position
      from audit_chains as heads cross join lateral (
        select found.* from audit_seal_queue as queue cross join lateral (
          select * from audit_records where id = queue.record_id and coalesce(hotel_id, 0) = queue.chain offset 0
        ) as found
        where queue.chain = heads.chain order by queue.record_id limit ${takeOfEach}
      ) as queued
      where heads.chain = any(${chains}::integer[])
    ) as records
    order by records.chain, records.position`);
}

export async function insertSeals(tx: Database, seals: readonly Seal[]): Promise<void> {
  const column = <Name extends keyof Seal>(name: Name) => seals.map((seal) => seal[name]);
  const [chains, positions, hashes] = [column('chain'), column('position'), column('hash')];
  const ids = column('record_id');
  await tx.query(sql`
    insert into audit_seals (chain, position, record_id, salt, personal_digest, hash)
    select * from unnest(${chains}::integer[], ${positions}::bigint[], ${ids}::bigint[], ${column('salt')}::bytea[],
      ${column('personal_digest')}::bytea[], ${hashes}::bytea[])`);
  await tx.query(sql`
    delete from audit_seal_queue as queue using unnest(${chains}::integer[], ${ids}::bigint[]) as sealed (chain, record_id)
    where queue.chain = sealed.chain and queue.record_id = sealed.record_id`);
  await tx.query(sql`
    update audit_chains set position = newest.position, hash = newest.hash
    from (
      select distinct on (chain) * from unnest(${chains}::integer[], ${positions}::bigint[], ${hashes}::bytea[])
        as seals (chain, position, hash) order by chain, position desc
    ) as newest
    where audit_chains.chain = newest.chain`);
}

export async function selectSealQueue(db: Database): Promise<{ waiting: number; oldest_waiting_s: number }> {
  const [row] = await db.query<{ waiting: number; oldest_waiting_s: number }>(sql`
    select count(*) as waiting, coalesce(extract(epoch from now() - min(queued_at)), 0)::integer as oldest_waiting_s
    from audit_seal_queue`);
  return row ?? { waiting: 0, oldest_waiting_s: 0 };
}
