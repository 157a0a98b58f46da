import type { Database } from '@suite/database';
import { recordAudit } from '../../audit/audit.public.ts';
import { DomainError } from '../../errors/domain-error.ts';
import { lockAccount } from '../users.repository.ts';
import { findSecondFactors, replaceRecoveryCodes } from '../second-factors.repository.ts';
import { endOtherSessionsOf } from '../sessions.repository.ts';
import { createRecoveryCodes, hashRecoveryCode } from '../domain/authenticator.ts';
import type { Caller } from '../../access/caller.ts';
import { requireConfirmedAction } from './require-confirmation.ts';
import { tellNewSignIn } from './tell-new-sign-in.ts';

export async function createNewRecoveryCodes(
  db: Database,
  caller: Caller,
  publicUrl: string,
): Promise<string[]> {
  const { user_id, hotel_id, session_id } = caller;
  return db.transaction(async (tx) => {
    const account = await lockAccount(tx, user_id);
    if (!(await findSecondFactors(tx, user_id)).has_app) {
      throw new DomainError('CONFLICT', 'SECOND_FACTOR_MISSING');
    }
    await requireConfirmedAction(tx, caller, { text: 'Make new recovery codes for your account' });
    const codes = createRecoveryCodes();
    await replaceRecoveryCodes(tx, user_id, codes.map(hashRecoveryCode));
    await endOtherSessionsOf(tx, user_id, session_id, 'second factor changed');
    await tellNewSignIn(tx, account, publicUrl, ({ t }) => ({
      subject: t('New recovery codes were made'),
      text: t('your account has new recovery codes, and those before no longer work.'),
    }));
    const subject = { subject_type: 'user', subject_id: user_id };
    await recordAudit(tx, { actor: caller, hotel_id, action: 'create-recovery-codes', ...subject });
    return codes;
  });
}
