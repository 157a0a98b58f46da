import type { Database } from '@suite/database';
import { recordAudit } from '../../audit/audit.public.ts';
import { enqueueTranslatedEmail } from '../../mail/mail.public.ts';
import { DomainError } from '../../errors/domain-error.ts';
import {
  closeEmailChanges,
  findEmailChange,
  isEmailTaken,
  lockAccount,
  updateEmail,
} from '../users.repository.ts';
import { closePasswordResets, insertPasswordReset, updatePasswordHash } from '../passwords.repository.ts';
import {
  deleteAuthenticatorSince,
  deleteRecoveryCodes,
  deleteRecoveryCodesSince,
} from '../second-factors.repository.ts';
import { findRequiredProvider } from '../sign-ins.repository.ts';
import { endAllAccess } from './end-sessions.ts';
import { linkIsOver } from './reset-password.ts';
import { hashPassword } from '../domain/passwords.ts';
import { describeProviderSignIn } from '../domain/provider-sign-in.ts';
import { createToken, hashToken } from '../domain/tokens.ts';
import { deletePasskeysSince } from '../passkeys.repository.ts';

/**
 * Removes everything added since; for a changed address, in the week before, too. Older second factors remain, because
 * a mailbox alone must not bypass them.
 */
export async function undoEmailChange(
  db: Database,
  token: string,
  address: string,
): Promise<{ usr_email: string; reset_token: string; is_new_sign_in: boolean }> {
  return db.transaction(async (tx) => {
    const change = await findEmailChange(tx, hashToken(token));
    if (!change) throw linkIsOver();
    const { user_id, old_email, removes_since, is_new_sign_in } = change;
    const account = await lockAccount(tx, user_id);
    if (!(await closeEmailChanges(tx, change))) throw linkIsOver();
    const isOwn = account.usr_email.toLowerCase() === old_email.toLowerCase();
    if (!isOwn && (await isEmailTaken(tx, old_email, user_id))) {
      throw new DomainError('CONFLICT', 'EMAIL_USED_BY_OTHER');
    }
    await updateEmail(tx, user_id, old_email);
    await updatePasswordHash(tx, user_id, await hashPassword(createToken().token));
    const passkeys = await deletePasskeysSince(tx, user_id, removes_since);
    const isAppRemoved = await deleteAuthenticatorSince(tx, user_id, removes_since);
    if (isAppRemoved) await deleteRecoveryCodes(tx, user_id);
    else await deleteRecoveryCodesSince(tx, user_id, removes_since);
    await endAllAccess(tx, user_id, is_new_sign_in ? 'new sign-in undone' : 'e-mail change undone');
    await closePasswordResets(tx, user_id);
    const reset = createToken();
    await insertPasswordReset(tx, user_id, reset.token_hash);
    const provider = await findRequiredProvider(tx, user_id);
    await enqueueTranslatedEmail(tx, { ...account, usr_email: old_email }, ({ t }) => ({
      subject: is_new_sign_in ? t('A new way to sign in was removed') : t('Your e-mail address was restored'),
      paragraphs: [
        is_new_sign_in
          ? t(
              'passkeys, an authenticator app and recovery codes that were added with it or later were removed, and every device was signed out.',
            )
          : t(
              'your account has this address again. Every device was signed out. Passkeys, an authenticator app and recovery codes added since the change or in the week before it were removed.',
            ),
        provider
          ? describeProviderSignIn(t, provider)
          : t(
              'Your old password no longer works. If you have not chosen a new one yet, use "Forgot password?" on the sign-in page.',
            ),
      ],
    }));
    await recordAudit(tx, {
      actor: { user_id, address },
      hotel_id: account.hotel_id,
      action: is_new_sign_in ? 'undo-new-sign-in' : 'undo-email-change',
      subject_type: 'user',
      subject_id: user_id,
      details: { passkeys_removed: passkeys, app_removed: isAppRemoved },
    });
    return { usr_email: old_email, reset_token: reset.token, is_new_sign_in };
  });
}
