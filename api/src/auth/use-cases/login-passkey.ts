import type { BodyOf } from '@suite/contracts';
import type { loginPasskeyEndpoint } from '@suite/contracts/auth';
import type { Database } from '@suite/database';
import { ApiError } from '../../plugins/errors.ts';
import { passkeyHandle, type PasskeySite } from '../domain/passkey-site.ts';
import { hashToken } from '../domain/tokens.ts';
import {
  findUsablePasskey,
  recordPasskeyUse,
  takeChallenge,
  type UsablePasskey,
} from '../passkeys.repository.ts';
import { guardGuesses } from './guard-guesses.ts';
import { openAccount, type Device, type OpenedAccount } from './open-account.ts';

type UsedPasskey = BodyOf<typeof loginPasskeyEndpoint>['credential'];

/** The passkey's new count when it signed an open question for this site; undefined when it did not. */
async function verify(
  db: Database,
  used: UsedPasskey,
  passkey: UsablePasskey,
  site: PasskeySite,
): Promise<number | undefined> {
  const { clientDataJSON, authenticatorData, signature } = used.response;
  // Loading it would take a fifth of a server's start.
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server');
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: {
      ...used,
      response: { clientDataJSON, authenticatorData, signature },
      clientExtensionResults: {},
    },
    expectedChallenge: (challenge) => takeChallenge(db, hashToken(challenge), null),
    expectedOrigin: site.origin,
    expectedRPID: site.rpID,
    requireUserVerification: true,
    credential: {
      id: used.id,
      publicKey: new Uint8Array(passkey.public_key),
      counter: passkey.sign_count,
    },
  });
  return verified ? authenticationInfo.newCounter : undefined;
}

function belongsTo(used: UsedPasskey, passkey: UsablePasskey, secretKey: Buffer): boolean {
  const { userHandle } = used.response;
  const expected = Buffer.from(passkeyHandle(secretKey, passkey.user_id)).toString('base64url');
  return !userHandle || userHandle === expected;
}

/** Signs in with a passkey; whatever is wrong with it is the same answer. */
export async function loginPasskey(
  db: Database,
  credential: UsedPasskey,
  device: Device,
  { site, secretKey }: { site: PasskeySite; secretKey: Buffer },
): Promise<OpenedAccount> {
  const account = `passkey ${hashToken(credential.id).toString('hex')}`;
  const guess = await guardGuesses(db, { account, address: device.address });
  const passkey = await findUsablePasskey(db, credential.id);
  // The library throws for every way a made-up answer can be wrong.
  const count =
    passkey && belongsTo(credential, passkey, secretKey)
      ? await verify(db, credential, passkey, site).catch(() => undefined)
      : undefined;
  if (!passkey || count === undefined) {
    throw new ApiError(401, 'INVALID_CREDENTIALS', 'This passkey could not sign you in.');
  }
  return db.transaction(async (tx) => {
    await guess.forgive(tx);
    await recordPasskeyUse(tx, passkey.id, count);
    return openAccount(tx, passkey, device, 'login-passkey');
  });
}
