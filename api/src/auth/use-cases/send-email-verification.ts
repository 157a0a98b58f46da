import type { Database } from '@suite/database';
import { recordAudit } from '../../audit/audit.public.ts';
import { enqueueTranslatedEmail } from '../../mail/mail.public.ts';
import { DomainError } from '../../errors/domain-error.ts';
import type { SecretKey } from '../../sealing/secret-key.ts';
import { findLanguageOfAddress, isEmailTaken, lockAccount, type LockedAccount } from '../users.repository.ts';
import { findRequiredProvider } from '../sign-ins.repository.ts';
import { requireConfirmedAction } from './require-confirmation.ts';
import { codeLimits } from '../domain/account-codes.ts';
import type { Caller } from '../../access/caller.ts';
import { passwordAdvice } from '../domain/provider-sign-in.ts';
import { issueCode, refuseManyCodes } from './issue-code.ts';

function mailCode(tx: Database, account: LockedAccount, code: string): Promise<void> {
  const { minutes } = codeLimits;
  return enqueueTranslatedEmail(tx, account, ({ t }) => ({
    subject: t('Your code to confirm this e-mail address'),
    paragraphs: [
      t('enter this code to use this address for your account. It works once, for {minutes} minutes.', {
        minutes,
      }),
      t('If you did not ask for it, you need do nothing.'),
    ],
    facts: [[t('Verification code'), code]],
  }));
}

// The caller must not learn that the address has an account; its owner may.
async function mailOwner(tx: Database, usr_email: string): Promise<void> {
  const usr_language = await findLanguageOfAddress(tx, usr_email);
  await enqueueTranslatedEmail(tx, { usr_email, usr_language }, ({ t }) => ({
    subject: t('This e-mail address has an account already'),
    paragraphs: [
      t(
        'a request was made to use this address for an account, but it has one already. Nothing was changed.',
      ),
      t('If it was you, sign in with this address.'),
    ],
  }));
}

async function mailNotice(tx: Database, account: LockedAccount, new_email: string): Promise<void> {
  const provider = await findRequiredProvider(tx, account.user_id);
  await enqueueTranslatedEmail(tx, account, ({ t }) => ({
    subject: t('Your e-mail address is about to change'),
    paragraphs: [
      t(
        'a request to change the address of your account to {new_email} came from a signed-in device. The address changes once it is confirmed.',
        { new_email },
      ),
      passwordAdvice.signOutOthers(t, provider),
    ],
  }));
}

export async function sendEmailVerification(
  db: Database,
  caller: Caller,
  new_email: string,
  secretKey: SecretKey,
): Promise<void> {
  await db.transaction(async (tx) => {
    const account = await lockAccount(tx, caller.user_id);
    if (new_email.toLowerCase() === account.usr_email.toLowerCase()) {
      throw new DomainError('VALIDATION_ERROR', 'EMAIL_UNCHANGED', {}, 'new_email');
    }
    await refuseManyCodes(tx, caller.user_id);
    const text = 'Change the e-mail address of your account to {new_email}';
    await requireConfirmedAction(tx, caller, { text, values: { new_email } });
    const code = await issueCode(tx, secretKey, { user_id: caller.user_id, purpose: 'email', new_email });
    if (await isEmailTaken(tx, new_email, caller.user_id)) await mailOwner(tx, new_email);
    else await mailCode(tx, { ...account, usr_email: new_email }, code);
    await mailNotice(tx, account, new_email);
    await recordAudit(tx, {
      actor: caller,
      hotel_id: account.hotel_id,
      action: 'send-email-verification',
      subject_type: 'user',
      subject_id: caller.user_id,
    });
  });
}
