import type { Database } from '@suite/database';
import { recordAudit } from '../../audit/audit.public.ts';
import { enqueueTranslatedEmail } from '../../mail/mail.public.ts';
import { DomainError } from '../../errors/domain-error.ts';
import { lockAccount } from '../accounts.repository.ts';
import { findSecondFactors } from '../authenticators.repository.ts';
import { createRecoveryCodes, hashRecoveryCode } from '../domain/authenticator.ts';
import type { Caller } from '../../access/caller.ts';
import { endOtherSessionsOf } from '../devices.repository.ts';
import { replaceRecoveryCodes } from '../recovery-codes.repository.ts';
import { passwordAdvice } from '../domain/provider-sign-in.ts';
import { findRequiredProvider } from '../required-providers.repository.ts';
import { requireConfirmation } from './require-confirmation.ts';

/** Gives the caller new recovery codes in the place of those before. */
export async function createNewRecoveryCodes(db: Database, caller: Caller): Promise<string[]> {
  await requireConfirmation(db, caller);
  const { user_id, hotel_id, session_id } = caller;
  return db.transaction(async (tx) => {
    const account = await lockAccount(tx, user_id);
    if (!(await findSecondFactors(tx, user_id)).has_app) {
      throw new DomainError('CONFLICT', 'Set up two-step verification first.');
    }
    const codes = createRecoveryCodes();
    await replaceRecoveryCodes(tx, user_id, codes.map(hashRecoveryCode));
    await endOtherSessionsOf(tx, user_id, session_id, 'second factor changed');
    const provider = await findRequiredProvider(tx, user_id);
    await enqueueTranslatedEmail(tx, account, ({ t }) => ({
      subject: t('New recovery codes were made'),
      paragraphs: [
        t('your account has new recovery codes, and those before no longer work.'),
        t('Every other device was signed out.'),
        passwordAdvice.makeRecoveryCodes(t, provider),
      ],
    }));
    const subject = { subject_type: 'user', subject_id: user_id };
    await recordAudit(tx, { actor: caller, hotel_id, action: 'create-recovery-codes', ...subject });
    return codes;
  });
}
