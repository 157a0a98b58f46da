import { composeEmail } from '../../mail/mail.public.ts';
import {
  verificationEmailContent,
  type VerificationEmail,
} from '../domain/verification-email/verification-email-content.ts';

/**
 * The mail with a guest's verification link, in their language. It goes to the outbox with `enqueueEmail`; it holds
 * the token, so it belongs into no answer, log or audit record.
 */
export function composeVerificationEmail(email: VerificationEmail) {
  const { subject, content } = verificationEmailContent(email);
  return { subject, ...composeEmail(content) };
}
