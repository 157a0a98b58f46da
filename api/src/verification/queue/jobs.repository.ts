import type { ShownDocument } from '@suite/contracts/verification';
import { sql, type Database } from '@suite/database';
import type { CheckKey } from '../attempts.repository.ts';
import { currentTrace } from '../../http/tracing/trace-context.ts';

export interface NewJob {
  id: string;
  document_type: ShownDocument | null;
  document_source: 'camera' | 'file';
  address: string;
}

export interface JobKey {
  /** Null in selfie jobs of the build before migration 0113. */
  hotel_id: number | null;
  id: string;
}

export async function insertCheckJob(
  tx: Database,
  { hotel_id, attempt_id }: CheckKey,
  { id, document_type, document_source, address }: NewJob,
): Promise<void> {
  const { traceparent, tracestate } = currentTrace();
  await tx.query(sql`
    insert into verification_jobs
      (id, hotel_id, attempt_id, document_type, document_source, address, traceparent, tracestate)
    values (${id}::uuid, ${hotel_id}, ${attempt_id}, ${document_type}, ${document_source}, ${address}, ${traceparent},
      ${tracestate})`);
}

export async function insertSelfieJob(tx: Database, { hotel_id, id }: JobKey, path: string): Promise<void> {
  const { traceparent, tracestate } = currentTrace();
  await tx.query(sql`
    insert into verification_jobs (id, hotel_id, path, traceparent, tracestate)
    values (${id}::uuid, ${hotel_id}, ${path}, ${traceparent}, ${tracestate})`);
}

/** A single process checks fewer in two minutes, so that guests are refused at once. */
const maxWaitingJobs = 100;

export async function isQueueFull(db: Database): Promise<boolean> {
  return (await selectQueueStatus(db)).waiting >= maxWaitingJobs;
}

const leaseEnd = (leaseMs: number) => sql`now() + make_interval(secs => ${leaseMs / 1000})`;

export type LeasedJob = JobKey & {
  lease_id: string;
  traceparent: string | null;
  tracestate: string | null;
} & ((CheckKey & { path: null } & Omit<NewJob, 'id'>) | { attempt_id: null; path: string });

/** Returns null when the booking or check of the job was deleted. */
export async function leaseJob(tx: Database, id: string, leaseMs: number): Promise<LeasedJob | null> {
  const [row] = await tx.query<LeasedJob>(sql`
    update verification_jobs set lease_id = gen_random_uuid(), leased_until = ${leaseEnd(leaseMs)}
    where id = ${id}::uuid returning hotel_id, id, lease_id, attempt_id, path, document_type, document_source, address,
      traceparent, tracestate`);
  return row ?? null;
}

export async function renewLeases(db: Database, leases: readonly string[], leaseMs: number): Promise<void> {
  await db.query(sql`
    update verification_jobs set leased_until = ${leaseEnd(leaseMs)}
    where lease_id = any(${leases}::uuid[])`);
}

export function endLapsedLeases(tx: Database): Promise<(JobKey & (CheckKey | { attempt_id: null }))[]> {
  return tx.query(sql`
    update verification_jobs set lease_id = null, leased_until = null
    where id in (select id from verification_jobs where leased_until < now() for update skip locked)
    returning hotel_id, id, attempt_id`);
}

/** Returns false when the job has ended, or `lease_id` was replaced by another process. */
export async function deleteJob(
  tx: Database,
  { hotel_id, id }: JobKey,
  lease_id: string | null = null,
): Promise<boolean> {
  const rows = await tx.query(sql`
    delete from verification_jobs where hotel_id is not distinct from ${hotel_id}::integer and id = ${id}::uuid
      and (${lease_id}::uuid is null or lease_id = ${lease_id}::uuid) returning id`);
  return rows.length > 0;
}

/** Deletes jobs of selfies whose web server died; jobs of checks are deleted with their attempts. */
export async function deleteOldSelfieJobs(db: Database): Promise<void> {
  await db.query(sql`
    delete from verification_jobs where attempt_id is null and created_at < now() - interval '5 minutes'`);
}

export interface QueueStatus {
  waiting: number;
  running: number;
  oldest_waiting_s: number;
}

export async function selectQueueStatus(db: Database): Promise<QueueStatus> {
  const [row] = await db.query<QueueStatus>(sql`
    select count(*) filter (where leased_until is null) as waiting,
      count(*) filter (where leased_until is not null) as running,
      coalesce(extract(epoch from now() - min(created_at) filter (where leased_until is null)), 0)::integer as oldest_waiting_s
    from verification_jobs`);
  return row ?? { waiting: 0, running: 0, oldest_waiting_s: 0 };
}
