import type { Database } from '@suite/database';
import { DomainError } from '../../errors/domain-error.ts';
import type { Caller } from '../../access/caller.ts';
import { hashToken } from '../domain/tokens.ts';
import { findUsablePasskey, recordPasskeyUse } from '../passkeys.repository.ts';
import { markConfirmed, requireWaiting } from './confirm-identity.ts';
import { guardGuesses } from './guard-guesses.ts';
import { verifyPasskey, type PasskeySettings, type UsedPasskey } from './verify-passkey.ts';

export async function confirmPasskey(
  db: Database,
  caller: Caller,
  credential: UsedPasskey,
  settings: PasskeySettings,
): Promise<void> {
  const account = `passkey ${hashToken(credential.id).toString('hex')}`;
  const guess = await guardGuesses(db, { account, address: caller.address });
  const passkey = await findUsablePasskey(db, credential.id);
  const { session_id } = caller;
  const used =
    passkey?.user_id === caller.user_id
      ? await verifyPasskey(db, credential, passkey, { ...settings, session_id })
      : undefined;
  if (!passkey || !used) {
    throw new DomainError('VALIDATION_ERROR', 'PASSKEY_NO_CONFIRMATION');
  }
  await db.transaction(async (tx) => {
    await recordPasskeyUse(tx, passkey.id, used.count);
    const actions = await requireWaiting(tx, caller, used.confirms);
    await markConfirmed(tx, caller, { guess, actions, by: 'confirm-passkey' });
  });
}
