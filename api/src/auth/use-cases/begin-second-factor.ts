import type { Database } from '@suite/database';
import { sealBytes, sealingKeys } from '../../sealing/sealed-bytes.ts';
import type { SecretKey } from '../../sealing/secret-key.ts';
import { findPassword } from '../passwords.repository.ts';
import { replaceSetup } from '../second-factors.repository.ts';
import {
  authenticatorSetup,
  authenticatorContext,
  createSecret,
  describeSecret,
} from '../domain/authenticator.ts';
import type { Caller } from '../../access/caller.ts';
import { requireConfirmedAction } from './require-confirmation.ts';

export async function beginSecondFactor(
  db: Database,
  caller: Caller,
  secretKey: SecretKey,
): Promise<{ uri: string; secret: string }> {
  await requireConfirmedAction(db, caller, { text: 'Set up an authenticator app for your account' });
  const { usr_email } = await findPassword(db, caller.user_id);
  const secret = createSecret();
  const context = authenticatorContext(caller.user_id);
  const secret_encrypted = sealBytes(sealingKeys(authenticatorSetup, secretKey), context, secret);
  await replaceSetup(db, caller, secret_encrypted);
  return describeSecret(secret, usr_email);
}
