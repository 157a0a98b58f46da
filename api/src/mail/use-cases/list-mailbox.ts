import { limitField, pageField, type Pagination } from '@suite/contracts';
import type { Database } from '@suite/database';
import { object, type InferType } from 'yup';
import { countEmails, selectNewestEmails, type CapturedEmail } from '../mail.repository.ts';

/** Which page of the mailbox. */
export const mailboxQuerySchema = object({ page: pageField, limit: limitField });

export type MailboxQuery = InferType<typeof mailboxQuerySchema>;

/** A page of the captured mails, newest first. */
export async function listMailbox(
  db: Database,
  { page, limit }: MailboxQuery,
): Promise<{ emails: CapturedEmail[]; pagination: Pagination }> {
  const total = await countEmails(db);
  const emails = await selectNewestEmails(db, limit, (page - 1) * limit);
  const totalPages = Math.ceil(total / limit);
  return {
    emails,
    pagination: { page, limit, total, totalPages, hasNext: page < totalPages, hasPrev: page > 1 },
  };
}
