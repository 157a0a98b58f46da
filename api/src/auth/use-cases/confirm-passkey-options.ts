import type { Database } from '@suite/database';
import { DomainError } from '../../errors/domain-error.ts';
import type { Caller } from '../../access/caller.ts';
import { passkeyLimits, type PasskeySite } from '../domain/passkey-site.ts';
import { hashToken } from '../domain/tokens.ts';
import { insertChallenge, selectPasskeys } from '../passkeys.repository.ts';
import { requireWaiting } from './confirm-identity.ts';

/** The challenge is valid in the caller's session and for these actions only. */
export async function confirmPasskeyOptions(
  db: Database,
  caller: Caller,
  { site, actions = [] }: { site: PasskeySite; actions?: readonly string[] | undefined },
) {
  await requireWaiting(db, caller, actions);
  const known = await selectPasskeys(db, caller.user_id);
  if (known.length === 0) {
    throw new DomainError('CONFLICT', 'PASSKEYS_MISSING');
  }
  const allowCredentials = known.map(({ credential_id, transports }) => ({
    id: credential_id,
    type: 'public-key',
    transports,
  }));
  const { generateAuthenticationOptions } = await import('@simplewebauthn/server');
  const options = await generateAuthenticationOptions({
    rpID: site.rpID,
    userVerification: 'required',
    timeout: passkeyLimits.minutes * 60_000,
  });
  const challenge_hash = hashToken(options.challenge);
  await insertChallenge(db, { challenge_hash, session_id: caller.session_id, confirms: actions });
  return { ...options, allowCredentials };
}
