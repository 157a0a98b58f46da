import { paginate, type Pagination, type QueryOf } from '@suite/contracts/http';
import type { listMailboxEndpoint } from '@suite/contracts/mail';
import type { Database } from '@suite/database';
import { countEmails, selectNewestEmails, type EmailRow } from '../mail.repository.ts';

export type MailboxQuery = QueryOf<typeof listMailboxEndpoint>;

export interface MailboxPage {
  emails: EmailRow[];
  pagination: Pagination;
}

export async function listMailbox(
  db: Database,
  { page, limit, recipient }: MailboxQuery,
): Promise<MailboxPage> {
  const total = await countEmails(db, recipient);
  const emails = await selectNewestEmails(db, { limit, offset: (page - 1) * limit, recipient });
  return { emails, pagination: paginate(page, limit, total) };
}
