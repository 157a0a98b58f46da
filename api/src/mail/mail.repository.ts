import { empty, sql, type Database } from '@suite/database';
import { currentTrace } from '../http/tracing/trace-context.ts';
import type { OutgoingEmail } from './domain/compose-email.ts';

export interface EmailRow extends Omit<OutgoingEmail, 'html' | 'about'> {
  id: number;
  html: string;
  created_at: Date;
}

export async function insertEmail(tx: Database, email: OutgoingEmail): Promise<void> {
  const { traceparent, tracestate } = currentTrace();
  const { hotel_id = null, about_type = null, about_id = null } = email.about ?? {};
  await tx.query(sql`
    insert into emails (recipient, subject, body_text, body_html, traceparent, tracestate, hotel_id, about_type, about_id)
    values (${email.recipient}, ${email.subject}, ${email.text}, ${email.html}, ${traceparent}, ${tracestate},
      ${hotel_id}, ${about_type}, ${about_id})
  `);
}

const emailColumns = sql`id, recipient, subject, body_text as text, body_html as html, created_at`;

function toRecipient(recipient: string | undefined) {
  return recipient ? sql`where lower(recipient) = lower(${recipient})` : empty;
}

export function selectNewestEmails(
  db: Database,
  { limit, offset, recipient }: { limit: number; offset: number; recipient: string | undefined },
): Promise<EmailRow[]> {
  return db.query<EmailRow>(sql`
    select ${emailColumns} from emails ${toRecipient(recipient)}
    order by id desc limit ${limit} offset ${offset}
  `);
}

export async function countEmails(db: Database, recipient: string | undefined): Promise<number> {
  const [row] = await db.query<{ total: number }>(sql`
    select count(*) as total from emails ${toRecipient(recipient)}
  `);
  return row?.total ?? 0;
}

export async function findEmail(db: Database, id: number): Promise<EmailRow | null> {
  const [row] = await db.query<EmailRow>(sql`select ${emailColumns} from emails where id = ${id}`);
  return row ?? null;
}

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
