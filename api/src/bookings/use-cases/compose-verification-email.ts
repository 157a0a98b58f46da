import { composeEmail } from '../../mail/mail.public.ts';
import {
  verificationEmailContent,
  type VerificationEmail,
} from '../domain/verification-email/verification-email-content.ts';

/** The result contains the guest's token: it must not appear in an answer, log or audit record. */
export function composeVerificationEmail(email: VerificationEmail) {
  const { subject, content } = verificationEmailContent(email);
  return { subject, ...composeEmail(content) };
}
