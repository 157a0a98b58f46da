import type { PlainCode } from '@suite/contracts/messages';
import type { Database } from '@suite/database';
import { recordAudit } from '../../audit/audit.public.ts';
import { DomainError } from '../../errors/domain-error.ts';
import { openBytes, sealingKeys } from '../../sealing/sealed-bytes.ts';
import type { SecretKey } from '../../sealing/secret-key.ts';
import { lockAccount } from '../users.repository.ts';
import {
  deleteSetup,
  lockSetup,
  replaceAuthenticator,
  replaceRecoveryCodes,
} from '../second-factors.repository.ts';
import { endOtherSessionsOf, releaseSession } from '../sessions.repository.ts';
import { deletePendingLogins } from '../sign-ins.repository.ts';
import { requireConfirmation } from './require-confirmation.ts';
import {
  authenticatorSetup,
  authenticatorContext,
  createRecoveryCodes,
  hashRecoveryCode,
  stepOfCode,
} from '../domain/authenticator.ts';
import type { Caller } from '../../access/caller.ts';
import { tellNewSignIn } from './tell-new-sign-in.ts';

function refuse(code: PlainCode): DomainError {
  return new DomainError('VALIDATION_ERROR', code, {}, 'code');
}

export async function createSecondFactor(
  db: Database,
  caller: Caller,
  code: string,
  { secretKey, publicUrl }: { secretKey: SecretKey; publicUrl: string },
): Promise<string[]> {
  await requireConfirmation(db, caller);
  const { user_id, session_id } = caller;
  return db.transaction(async (tx) => {
    const account = await lockAccount(tx, user_id);
    const secret_encrypted = await lockSetup(tx, session_id);
    if (!secret_encrypted) throw refuse('APP_SETUP_TOO_OLD');
    const context = authenticatorContext(user_id);
    const last_step = stepOfCode(
      openBytes(sealingKeys(authenticatorSetup, secretKey), context, secret_encrypted),
      code,
    );
    if (last_step === undefined) {
      throw refuse('APP_SETUP_CODE_WRONG');
    }
    await replaceAuthenticator(tx, { user_id, secret_encrypted, last_step });
    await deleteSetup(tx, session_id);
    const codes = createRecoveryCodes();
    await replaceRecoveryCodes(tx, user_id, codes.map(hashRecoveryCode));
    await deletePendingLogins(tx, user_id);
    await releaseSession(tx, session_id);
    await endOtherSessionsOf(tx, user_id, session_id, 'second factor changed');
    await tellNewSignIn(tx, account, publicUrl, ({ t }) => ({
      subject: t('Two-step verification is on'),
      text: t(
        'from now on your password alone no longer opens your account: a code of your authenticator app is asked for too.',
      ),
    }));
    await recordAudit(tx, {
      actor: caller,
      hotel_id: caller.hotel_id,
      action: 'create-second-factor',
      subject_type: 'user',
      subject_id: user_id,
    });
    return codes;
  });
}
