import { randomUUID } from 'node:crypto';
import { sql, type Database } from '@suite/database';

export interface ClaimedEmail {
  id: number;
  lease: string;
  claimed_at: Date;
  message_id: string;
  recipient: string;
  subject: string;
  text: string;
  html: string;
  created_at: Date;
  attempts: number;
  traceparent: string | null;
  tracestate: string | null;
}

const isFree = sql`coalesce(sent_at, failed_at) is null and (leased_until is null or leased_until < now())`;

/** Claims the oldest waiting mail of each recipient with a due mail; parallel claims skip locked rows. */
export function claimEmails(
  db: Database,
  { limit, leaseInMs }: { limit: number; leaseInMs: number },
): Promise<ClaimedEmail[]> {
  const lease = randomUUID();
  return db.query<ClaimedEmail>(sql`
    with oldest as materialized (
      select head.id from (
        select lower(recipient) as address from emails
        where sent_at is null and failed_at is null and next_attempt_at <= now() order by next_attempt_at
      ) due cross join lateral (
        select id, sent_at, failed_at, leased_until from emails
        where state = 'waiting' and lower(recipient) = due.address order by id limit 1
      ) head
      where ${isFree} limit ${limit * 20}
    ), free as materialized (
      select id from emails where id = any(array(select id from oldest)) and ${isFree}
      order by id limit ${limit} for update skip locked
    )
    update emails set lease = ${lease}, leased_until = now() + make_interval(secs => ${leaseInMs / 1000}),
      attempts = attempts + 1
    from free where emails.id = free.id
    returning emails.id, lease, now() as claimed_at, message_id, recipient, subject, body_text as text,
      body_html as html, created_at, attempts, traceparent, tracestate
  `);
}

/** Applies regardless of the lease, because the mail was accepted; the deleted content may hold a one-time password. */
export async function markSent(db: Database, id: number, keepContent: boolean): Promise<void> {
  await db.query(sql`
    update emails set sent_at = now(), failed_at = null, last_error = null, lease = null, leased_until = null,
      body_text = case when ${keepContent} then body_text else '' end,
      body_html = case when ${keepContent} then body_html else '' end
    where id = ${id} and sent_at is null
  `);
}

/** Also delays the recipient's newer mails from before the attempt; returns whether the mail was given up. */
export async function markFailedAttempt(
  db: Database,
  { id, lease, claimed_at }: ClaimedEmail,
  { permanent, last_error, retryInMs }: { permanent: boolean; last_error: string; retryInMs: number },
): Promise<boolean> {
  const [row] = await db.query<{ given_up: boolean }>(sql`
    with attempt as (
      update emails set lease = null, leased_until = null, last_error = ${last_error},
        next_attempt_at = now() + make_interval(secs => ${retryInMs / 1000}),
        failed_at = case when ${permanent} or now() >= give_up_at then now() end
      where id = ${id} and lease = ${lease} and state = 'waiting'
      returning recipient, next_attempt_at, failed_at
    ), followers as (
      update emails set next_attempt_at = attempt.next_attempt_at from attempt
      where attempt.failed_at is null and state = 'waiting' and emails.id > ${id}
        and lower(emails.recipient) = lower(attempt.recipient) and created_at < ${claimed_at}
    )
    select failed_at is not null as given_up from attempt
  `);
  return row?.given_up ?? false;
}

export async function deleteSentEmails(db: Database, days: number): Promise<void> {
  await db.query(
    sql`delete from emails where state = 'sent' and sent_at < now() - make_interval(days => ${days})`,
  );
}
