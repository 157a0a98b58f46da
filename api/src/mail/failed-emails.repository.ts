import { sql, type Database } from '@suite/database';

export interface FailedEmail {
  id: number;
  recipient: string;
  subject: string;
  attempts: number;
  failed_at: Date;
  last_error: string | null;
}

export function selectFailedEmails(db: Database, limit: number): Promise<FailedEmail[]> {
  return db.query<FailedEmail>(sql`
    select id, recipient, subject, attempts, failed_at, last_error from emails
    where state = 'failed' order by id limit ${limit}
  `);
}

/** Retries the mails for another three days; null retries all. Returns their ids. */
export async function requeueFailedEmails(db: Database, ids: readonly number[] | null): Promise<number[]> {
  const rows = await db.query<{ id: number }>(sql`
    update emails set failed_at = null, attempts = 0, lease = null, leased_until = null, next_attempt_at = now(),
      give_up_at = now() + interval '3 days'
    where state = 'failed' and (${ids}::bigint[] is null or id = any(${ids}::bigint[]))
    returning id
  `);
  return rows.map(({ id }) => id).toSorted((one, other) => one - other);
}

/** `oldest_waiting_s` is 0 when no mail waits. */
export interface OutboxStatus {
  waiting: number;
  failed: number;
  oldest_waiting_s: number;
}

export async function selectOutboxStatus(db: Database): Promise<OutboxStatus> {
  const [row] = await db.query<OutboxStatus>(sql`
    select waiting, oldest_waiting_s, (select count(*) from emails where state = 'failed') as failed
    from (
      select count(*) as waiting, coalesce(floor(extract(epoch from now() - min(created_at))), 0)::int as oldest_waiting_s
      from emails where state = 'waiting'
    ) queue
  `);
  return row ?? { waiting: 0, failed: 0, oldest_waiting_s: 0 };
}
