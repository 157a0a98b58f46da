import type { Database } from '@suite/database';
import { recordAudit } from '../../audit/audit.public.ts';
import { enqueueTranslatedEmail } from '../../mail/mail.public.ts';
import type { SecretKey } from '../../sealing/secret-key.ts';
import { closeCodes } from '../confirmations.repository.ts';
import { lockAccount } from '../users.repository.ts';
import { closePasswordResets, updatePasswordHash } from '../passwords.repository.ts';
import { endOtherSessionsOf } from '../sessions.repository.ts';
import { findRequiredProvider } from '../sign-ins.repository.ts';
import { replaceSession, type SessionTokens } from './start-session.ts';
import type { Caller } from '../../access/caller.ts';
import { describeProviderSignIn } from '../domain/provider-sign-in.ts';
import { codeRefusal, takeCode } from './take-code.ts';

export async function finishPasswordChange(
  db: Database,
  caller: Caller,
  verification_code: string,
  secretKey: SecretKey,
): Promise<SessionTokens> {
  const outcome = await db.transaction(async (tx) => {
    const account = await lockAccount(tx, caller.user_id);
    const { user_id } = caller;
    const taken = await takeCode(tx, { user_id, purpose: 'password', verification_code, secretKey });
    if (taken.state !== 'right') return taken;
    const hash = taken.code.new_password_hash;
    if (!hash) throw new Error('A code to change the password has no password waiting');
    await updatePasswordHash(tx, user_id, hash);
    // Codes mailed to the old address must not outlive the password change.
    await closeCodes(tx, user_id, 'email');
    await closePasswordResets(tx, user_id);
    await endOtherSessionsOf(tx, user_id, caller.session_id, 'password changed');
    const provider = await findRequiredProvider(tx, user_id);
    await enqueueTranslatedEmail(tx, account, ({ t }) => ({
      subject: t('Your password was changed'),
      paragraphs: [
        t('the password of your account was changed, and every other device was signed out.'),
        ...(provider ? [describeProviderSignIn(t, provider)] : []),
        t('If it was not you, ask your administrator for help at once.'),
      ],
    }));
    await recordAudit(tx, {
      actor: caller,
      hotel_id: account.hotel_id,
      action: 'finish-password-change',
      subject_type: 'user',
      subject_id: user_id,
    });
    return { state: 'changed' as const, tokens: await replaceSession(tx, caller.session_id) };
  });
  if (outcome.state !== 'changed') throw codeRefusal(outcome.state);
  return outcome.tokens;
}
