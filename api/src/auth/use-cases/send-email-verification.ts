import type { Database } from '@suite/database';
import { recordAudit } from '../../audit/audit.public.ts';
import { composeEmail, enqueueEmail } from '../../mail/mail.public.ts';
import { DomainError } from '../../errors/domain-error.ts';
import type { SecretKey } from '../../sealing/secret-key.ts';
import { isEmailTaken, lockAccount, type LockedAccount } from '../accounts.repository.ts';
import { codeLimits } from '../domain/account-codes.ts';
import type { Caller } from '../../access/caller.ts';
import { adviseNewPassword, type RequiredProvider } from '../domain/provider-sign-in.ts';
import { findRequiredProvider } from '../required-providers.repository.ts';
import { issueCode, refuseManyCodes } from './issue-code.ts';
import { requireConfirmation } from './require-confirmation.ts';

function codeMail(account: LockedAccount, code: string) {
  return {
    subject: 'Your code to confirm this e-mail address',
    ...composeEmail({
      greeting: `Hello ${account.usr_firstname},`,
      paragraphs: [
        `enter this code to use this address for your account. It works once, for ${codeLimits.minutes} minutes.`,
        'If you did not ask for it, you need do nothing.',
      ],
      facts: [['Verification code', code]],
    }),
  };
}

// The caller must not learn that the address has an account; its owner may.
function takenMail() {
  return {
    subject: 'This e-mail address has an account already',
    ...composeEmail({
      greeting: 'Hello,',
      paragraphs: [
        'a request was made to use this address for an account, but it has one already. Nothing was changed.',
        'If it was you, sign in with this address.',
      ],
    }),
  };
}

function noticeMail(account: LockedAccount, new_email: string, provider: RequiredProvider | undefined) {
  return {
    subject: 'Your e-mail address is about to change',
    ...composeEmail({
      greeting: `Hello ${account.usr_firstname},`,
      paragraphs: [
        `a request to change the address of your account to ${new_email} came from a signed-in device. The address changes once it is confirmed.`,
        adviseNewPassword(provider, 'sign out every other device in your account settings'),
      ],
    }),
  };
}

/** Mails a code to the new address and a notice to the current one. The answer is the same for a taken address. */
export async function sendEmailVerification(
  db: Database,
  caller: Caller,
  new_email: string,
  secretKey: SecretKey,
): Promise<void> {
  await requireConfirmation(db, caller);
  await db.transaction(async (tx) => {
    const account = await lockAccount(tx, caller.user_id);
    if (new_email.toLowerCase() === account.usr_email.toLowerCase()) {
      const message = 'Please enter a different email address';
      throw new DomainError('VALIDATION_ERROR', message, [{ field: 'new_email', message }]);
    }
    await refuseManyCodes(tx, caller.user_id);
    const code = await issueCode(tx, secretKey, { user_id: caller.user_id, purpose: 'email', new_email });
    const provider = await findRequiredProvider(tx, caller.user_id);
    const isTaken = await isEmailTaken(tx, new_email, caller.user_id);
    await enqueueEmail(tx, {
      recipient: new_email,
      ...(isTaken ? takenMail() : codeMail(account, code)),
    });
    await enqueueEmail(tx, { recipient: account.usr_email, ...noticeMail(account, new_email, provider) });
    await recordAudit(tx, {
      actor: caller,
      hotel_id: account.hotel_id,
      action: 'send-email-verification',
      subject_type: 'user',
      subject_id: caller.user_id,
    });
  });
}
