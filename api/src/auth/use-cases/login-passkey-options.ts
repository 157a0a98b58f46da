import type { Database } from '@suite/database';
import { passkeyLimits, type PasskeySite } from '../domain/passkey-site.ts';
import { hashToken } from '../domain/tokens.ts';
import { insertChallenge } from '../passkeys.repository.ts';

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
