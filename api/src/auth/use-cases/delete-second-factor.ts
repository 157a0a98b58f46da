import type { Database } from '@suite/database';
import { recordAudit } from '../../audit/audit.public.ts';
import { enqueueTranslatedEmail } from '../../mail/mail.public.ts';
import { DomainError } from '../../errors/domain-error.ts';
import { lockAccount } from '../users.repository.ts';
import { deleteAuthenticator, deleteRecoveryCodes, findSecondFactors } from '../second-factors.repository.ts';
import { endOtherSessionsOf } from '../sessions.repository.ts';
import { findRequiredProvider } from '../sign-ins.repository.ts';
import { requireConfirmedAction } from './require-confirmation.ts';
import type { Caller } from '../../access/caller.ts';
import { passwordAdvice } from '../domain/provider-sign-in.ts';

export async function deleteSecondFactor(db: Database, caller: Caller): Promise<void> {
  const { user_id, hotel_id, session_id } = caller;
  await db.transaction(async (tx) => {
    const account = await lockAccount(tx, user_id);
    const { is_required, has_passkey } = await findSecondFactors(tx, user_id);
    if (is_required && !has_passkey) {
      throw new DomainError('CONFLICT', 'SECOND_FACTOR_KEPT');
    }
    if (!(await deleteAuthenticator(tx, user_id))) {
      throw new DomainError('CONFLICT', 'SECOND_FACTOR_OFF_ALREADY');
    }
    await requireConfirmedAction(tx, caller, { text: 'Turn two-step verification off for your account' });
    await deleteRecoveryCodes(tx, user_id);
    await endOtherSessionsOf(tx, user_id, session_id, 'second factor changed');
    const provider = await findRequiredProvider(tx, user_id);
    await enqueueTranslatedEmail(tx, account, ({ t }) => ({
      subject: t('Two-step verification is off'),
      paragraphs: [
        t('the authenticator app and the recovery codes of your account were removed.'),
        t('Every other device was signed out.'),
        passwordAdvice.setUpAgain(t, provider),
      ],
    }));
    const subject = { subject_type: 'user', subject_id: user_id };
    await recordAudit(tx, { actor: caller, hotel_id, action: 'delete-second-factor', ...subject });
  });
}
