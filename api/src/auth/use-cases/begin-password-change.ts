import type { Database } from '@suite/database';
import { recordAudit } from '../../audit/audit.public.ts';
import { enqueueTranslatedEmail } from '../../mail/mail.public.ts';
import type { SecretKey } from '../../sealing/secret-key.ts';
import { lockAccount } from '../users.repository.ts';
import { codeLimits } from '../domain/account-codes.ts';
import type { Caller } from '../../access/caller.ts';
import { hashPassword } from '../domain/passwords.ts';
import { issueCode, refuseManyCodes } from './issue-code.ts';
import { refuseWeakPassword } from './refuse-weak-password.ts';

/** Stores the new hash and mails a code; the old password works until the code is confirmed. */
export async function beginPasswordChange(
  db: Database,
  caller: Caller,
  usr_password: string,
  secretKey: SecretKey,
): Promise<{ usr_email: string }> {
  return db.transaction(async (tx) => {
    const account = await lockAccount(tx, caller.user_id);
    await refuseWeakPassword(tx, usr_password, account);
    await refuseManyCodes(tx, caller.user_id);
    const new_password_hash = await hashPassword(usr_password);
    const code = await issueCode(tx, secretKey, {
      user_id: caller.user_id,
      purpose: 'password',
      new_password_hash,
    });
    const { minutes } = codeLimits;
    await enqueueTranslatedEmail(tx, account, ({ t }) => ({
      subject: t('Your code to change your password'),
      paragraphs: [
        t('enter this code to change your password. It works once, for {minutes} minutes.', { minutes }),
        t(
          'If you did not ask for it, another person is signed in to your account: sign out everywhere and change your password.',
        ),
      ],
      facts: [[t('Verification code'), code]],
    }));
    await recordAudit(tx, {
      actor: caller,
      hotel_id: account.hotel_id,
      action: 'begin-password-change',
      subject_type: 'user',
      subject_id: caller.user_id,
    });
    return { usr_email: account.usr_email };
  });
}
