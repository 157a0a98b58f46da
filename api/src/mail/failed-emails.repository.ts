import { sql, type Database } from '@suite/database';

/** A mail that was given up, without its content. */
export interface FailedEmail {
  id: number;
  recipient: string;
  subject: string;
  attempts: number;
  failed_at: Date;
  last_error: string | null;
}

/** The mails that were given up, oldest first. */
export function selectFailedEmails(db: Database, limit: number): Promise<FailedEmail[]> {
  return db.query<FailedEmail>(sql`
    select id, recipient, subject, attempts, failed_at, last_error from emails
    where state = 'failed' order by id limit ${limit}
  `);
}

/** Makes mails that were given up wait again, for another three days; null means all of them. Gives their ids. */
export async function requeueFailedEmails(db: Database, ids: readonly number[] | null): Promise<number[]> {
  const rows = await db.query<{ id: number }>(sql`
    update emails set failed_at = null, attempts = 0, lease = null, leased_until = null, next_attempt_at = now(),
      give_up_at = now() + interval '3 days'
    where state = 'failed' and (${ids}::bigint[] is null or id = any(${ids}::bigint[]))
    returning id
  `);
  return rows.map(({ id }) => id).toSorted((one, other) => one - other);
}

/** How the outbox stands; `oldest_waiting_s` is 0 when nothing waits. */
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
