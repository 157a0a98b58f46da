import type { Database } from '@suite/database';
import { recordAudit } from '../../audit/audit.public.ts';
import { enqueueTranslatedEmail } from '../../mail/mail.public.ts';
import { DomainError } from '../../errors/domain-error.ts';
import type { SecretKey } from '../../sealing/secret-key.ts';
import { closeCodes } from '../confirmations.repository.ts';
import {
  insertEmailChange,
  isEmailTaken,
  lockAccount,
  updateEmail,
  type LockedAccount,
} from '../users.repository.ts';
import { expireAccessTokens } from '../sessions.repository.ts';
import { closePasswordResets } from '../passwords.repository.ts';
import type { Caller } from '../../access/caller.ts';
import { createToken } from '../domain/tokens.ts';
import { replaceSession, type SessionTokens } from './start-session.ts';
import { codeRefusal, takeCode } from './take-code.ts';

function mailFormerAddress(
  tx: Database,
  account: LockedAccount,
  { new_email, undoUrl }: { new_email: string; undoUrl: string },
): Promise<void> {
  return enqueueTranslatedEmail(tx, account, ({ t }) => ({
    subject: t('Your e-mail address was changed'),
    paragraphs: [
      t('the address of your account is now {new_email}. You no longer sign in with this one.', {
        new_email,
      }),
      t(
        'If it was not you, take your account back: the button below restores this address, signs every device out and lets you choose a new password. It works once, for 7 days.',
      ),
    ],
    link: { label: t('It was not me: restore my address'), url: undoUrl },
  }));
}

function taken(): DomainError {
  return new DomainError('CONFLICT', 'EMAIL_UNUSABLE');
}

// The unique index decides if two accounts confirm the same address at once.
function isTakenMeanwhile(error: unknown): boolean {
  return (error as { constraint?: unknown }).constraint === 'users_email';
}

export async function changeEmail(
  db: Database,
  caller: Caller,
  change: { new_email: string; verification_code: string },
  { secretKey, publicUrl }: { secretKey: SecretKey; publicUrl: string },
): Promise<SessionTokens> {
  const { user_id, session_id } = caller;
  const work = db.transaction(async (tx) => {
    const account = await lockAccount(tx, user_id);
    const code = await takeCode(tx, { user_id, purpose: 'email', secretKey, ...change });
    if (code.state !== 'right') return code;
    // The caller has proved that the mailbox is theirs, therefore this reveals nothing to strangers.
    if (await isEmailTaken(tx, change.new_email, user_id)) throw taken();
    await updateEmail(tx, user_id, change.new_email);
    await closeCodes(tx, user_id, 'password');
    // Links mailed to the old address must not open the account.
    await closePasswordResets(tx, user_id);
    const undo = createToken();
    await insertEmailChange(tx, { user_id, old_email: account.usr_email, undo_hash: undo.token_hash });
    const undoUrl = new URL(`/undo-email-change#${undo.token}`, publicUrl).href;
    await mailFormerAddress(tx, account, { new_email: change.new_email, undoUrl });
    await recordAudit(tx, {
      actor: caller,
      hotel_id: account.hotel_id,
      action: 'change-email',
      subject_type: 'user',
      subject_id: user_id,
    });
    await expireAccessTokens(tx, user_id);
    return { state: 'changed' as const, tokens: await replaceSession(tx, session_id) };
  });
  const outcome = await work.catch((error: unknown) => {
    throw isTakenMeanwhile(error) ? taken() : error;
  });
  if (outcome.state !== 'changed') throw codeRefusal(outcome.state);
  return outcome.tokens;
}
