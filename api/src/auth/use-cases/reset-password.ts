import type { Database } from '@suite/database';
import { hashToken } from '../domain/tokens.ts';
import {
  closePasswordResets,
  findMinPasswordLength,
  findPasswordReset,
  replacePassword,
} from '../passwords.repository.ts';
import { recordAudit } from '../../audit/audit.public.ts';
import { enqueueTranslatedEmail } from '../../mail/mail.public.ts';
import { DomainError } from '../../errors/domain-error.ts';
import { lockAccount } from '../users.repository.ts';
import { findRequiredProvider } from '../sign-ins.repository.ts';
import { hashPassword } from '../domain/passwords.ts';
import { describeProviderSignIn } from '../domain/provider-sign-in.ts';
import { endAllAccess } from './end-sessions.ts';
import { refuseWeakPassword } from './refuse-weak-password.ts';

export async function openPasswordReset(
  db: Database,
  token: string,
): Promise<{ password_min_length: number }> {
  const reset = await findPasswordReset(db, hashToken(token));
  if (!reset) throw linkIsOver();
  return { password_min_length: await findMinPasswordLength(db, reset.user_id) };
}

/** Does not reveal why the link is invalid. */
export function linkIsOver(): DomainError {
  return new DomainError('VALIDATION_ERROR', 'LINK_OVER', {}, 'token');
}

export async function resetPassword(
  db: Database,
  { token, usr_password }: { token: string; usr_password: string },
  address: string,
): Promise<void> {
  await db.transaction(async (tx) => {
    const reset = await findPasswordReset(tx, hashToken(token));
    if (!reset) throw linkIsOver();
    const { user_id } = reset;
    const account = await lockAccount(tx, user_id);
    if (!(await closePasswordResets(tx, user_id, reset.id))) throw linkIsOver();
    await refuseWeakPassword(tx, usr_password, account);
    await replacePassword(tx, user_id, await hashPassword(usr_password));
    await endAllAccess(tx, user_id, 'password reset');
    const provider = await findRequiredProvider(tx, user_id);
    await enqueueTranslatedEmail(tx, account, ({ t }) => ({
      subject: t('Your password was changed'),
      paragraphs: [
        t(
          'a new password was chosen for your account with a link from this mailbox, and every device was signed out.',
        ),
        ...(provider ? [describeProviderSignIn(t, provider)] : []),
        t('If it was not you, ask your administrator for help at once.'),
      ],
    }));
    await recordAudit(tx, {
      actor: { user_id, address },
      hotel_id: account.hotel_id,
      action: 'reset-password',
      subject_type: 'user',
      subject_id: user_id,
    });
  });
}
