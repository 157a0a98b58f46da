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

export interface EmailPage {
  limit: number;
  offset: number;
  recipient: string | undefined;
}

export function selectNewestEmails(
  db: Database,
  { limit, offset, recipient }: EmailPage,
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
