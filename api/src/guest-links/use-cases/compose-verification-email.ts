import { shortIdOf } from '../../bookings/bookings.public.ts';
import { composeEmail } from '../../mail/mail.public.ts';
import {
  verificationEmailContent,
  type VerificationEmail,
} from '../domain/verification-email/verification-email-content.ts';

/** The result contains the guest's token: it must not appear in an answer, log or audit record. */
export function composeVerificationEmail(email: Omit<VerificationEmail, 'short_id'>) {
  const { subject, content } = verificationEmailContent({ ...email, short_id: shortIdOf(email.token) });
  return { subject, ...composeEmail(content) };
}
