import { sql, type Database } from '@suite/database';

export interface OutgoingEmail {
  recipient: string;
  subject: string;
  text: string;
  html: string;
}

export interface CapturedEmail extends OutgoingEmail {
  id: number;
  created_at: Date;
}

export async function insertEmail(tx: Database, email: OutgoingEmail): Promise<void> {
  await tx.query(sql`
    insert into emails (recipient, subject, body_text, body_html)
    values (${email.recipient}, ${email.subject}, ${email.text}, ${email.html})
  `);
}

export function selectNewestEmails(db: Database, limit: number, offset: number): Promise<CapturedEmail[]> {
  return db.query<CapturedEmail>(sql`
    select id, recipient, subject, body_text as text, body_html as html, created_at
    from emails
    order by id desc
    limit ${limit} offset ${offset}
  `);
}

export async function countEmails(db: Database): Promise<number> {
  const [row] = await db.query<{ total: number }>(sql`select count(*) as total from emails`);
  return row?.total ?? 0;
}
