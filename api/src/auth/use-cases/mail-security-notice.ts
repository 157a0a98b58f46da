import type { Database } from '@suite/database';
import { composeEmail, enqueueEmail } from '../../mail/mail.public.ts';

/** Mails the owner of an account that a sign-in method was changed or tried. */
export async function mailSecurityNotice(
  tx: Database,
  { usr_email, usr_firstname }: { usr_email: string; usr_firstname: string },
  { subject, paragraphs }: { subject: string; paragraphs: string[] },
): Promise<void> {
  const greeting = `Hello ${usr_firstname},`;
  await enqueueEmail(tx, { recipient: usr_email, subject, ...composeEmail({ greeting, paragraphs }) });
}
