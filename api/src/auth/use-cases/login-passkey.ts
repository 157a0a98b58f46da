import type { Database } from '@suite/database';
import { passkeyLimits, type PasskeySite } from '../domain/passkey-site.ts';
import { hashToken } from '../domain/tokens.ts';
import { findUsablePasskey, insertChallenge, recordPasskeyUse } from '../passkeys.repository.ts';
import { DomainError } from '../../errors/domain-error.ts';
import { guardGuesses } from './guard-guesses.ts';
import { openAccount, type Device, type OpenedAccount } from './open-account.ts';
import { verifyPasskey, type PasskeySettings, type UsedPasskey } from './verify-passkey.ts';

/** Names no account, so that accounts cannot be enumerated. */
export async function loginPasskeyOptions(db: Database, { rpID }: PasskeySite) {
  const { generateAuthenticationOptions } = await import('@simplewebauthn/server');
  const options = await generateAuthenticationOptions({
    rpID,
    userVerification: 'required',
    timeout: passkeyLimits.minutes * 60_000,
  });
  await insertChallenge(db, { challenge_hash: hashToken(options.challenge), session_id: null });
  return options;
}

export async function loginPasskey(
  db: Database,
  credential: UsedPasskey,
  device: Device,
  settings: PasskeySettings,
): Promise<OpenedAccount> {
  const account = `passkey ${hashToken(credential.id).toString('hex')}`;
  const guess = await guardGuesses(db, { account, address: device.address });
  const passkey = await findUsablePasskey(db, credential.id);
  const used = passkey && (await verifyPasskey(db, credential, passkey, { ...settings, session_id: null }));
  if (!passkey || !used) {
    throw new DomainError('INVALID_CREDENTIALS', 'PASSKEY_NO_SIGN_IN');
  }
  return db.transaction(async (tx) => {
    await guess.forgive(tx);
    await recordPasskeyUse(tx, passkey.id, used.count);
    return openAccount(tx, passkey, device, 'login-passkey');
  });
}
