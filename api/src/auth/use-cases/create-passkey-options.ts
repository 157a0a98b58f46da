import type { Database } from '@suite/database';
import { DomainError } from '../../errors/domain-error.ts';
import type { SecretKey } from '../../sealing/secret-key.ts';
import type { Caller } from '../../access/caller.ts';
import { passkeyLimits, type PasskeySite } from '../domain/passkey-site.ts';
import { hashToken } from '../domain/tokens.ts';
import { insertChallenge, selectPasskeys } from '../passkeys.repository.ts';
import { handleOf } from './keep-passkey-handles.ts';
import { getUserProfile } from './get-user-profile.ts';
import { requireConfirmedAction } from './require-confirmation.ts';

// WebAuthn Level 1 browsers read `requireResidentKey` instead of `residentKey`.
const authenticatorSelection = {
  residentKey: 'required',
  requireResidentKey: true,
  userVerification: 'required',
} as const;

export async function createPasskeyOptions(
  db: Database,
  caller: Caller,
  { site, secretKey }: { site: PasskeySite; secretKey: SecretKey },
) {
  const known = await selectPasskeys(db, caller.user_id);
  if (known.length >= passkeyLimits.perAccount) {
    throw new DomainError('CONFLICT', 'TOO_MANY_PASSKEYS', { count: known.length });
  }
  await requireConfirmedAction(db, caller, { text: 'Add a passkey to your account' });
  const handle = await handleOf(db, secretKey, caller.user_id, known.length > 0);
  const { usr_email, usr_firstname, usr_lastname } = await getUserProfile(db, caller);
  const { generateRegistrationOptions } = await import('@simplewebauthn/server');
  const options = await generateRegistrationOptions({
    rpName: site.rpName,
    rpID: site.rpID,
    userID: new Uint8Array(handle),
    userName: usr_email,
    userDisplayName: `${usr_firstname} ${usr_lastname}`.trim(),
    timeout: passkeyLimits.minutes * 60_000,
    attestationType: 'none',
    excludeCredentials: known.map(({ credential_id, transports }) => ({ id: credential_id, transports })),
    authenticatorSelection,
  });
  const challenge_hash = hashToken(options.challenge);
  await insertChallenge(db, { challenge_hash, session_id: caller.session_id, creates_passkey: true });
  return { ...options, authenticatorSelection };
}
