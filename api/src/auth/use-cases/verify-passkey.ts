import type { BodyOf } from '@suite/contracts/http';
import type { loginPasskeyEndpoint } from '@suite/contracts/auth';
import type { Database } from '@suite/database';
import { isOneOf, type SecretKey } from '../../sealing/secret-key.ts';
import { passkeyHandles, type PasskeySite } from '../domain/passkey-site.ts';
import { hashToken } from '../domain/tokens.ts';
import { takeChallenge, type UsablePasskey } from '../passkeys.repository.ts';

export type UsedPasskey = BodyOf<typeof loginPasskeyEndpoint>['credential'];

export interface PasskeySettings {
  site: PasskeySite;
  secretKey: SecretKey;
}

/** Resolves to undefined unless the challenge is open and belongs to this site. */
export async function verifyPasskey(
  db: Database,
  used: UsedPasskey,
  passkey: UsablePasskey,
  { site, secretKey, session_id }: PasskeySettings & { session_id: string | null },
): Promise<{ count: number; confirms: string[] } | undefined> {
  let confirms: string[] | undefined;
  if (!belongsTo(used, passkey, secretKey)) return undefined;
  const { clientDataJSON, authenticatorData, signature } = used.response;
  // The import is deferred, because it takes a fifth of a server's start.
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server');
  const take = async (challenge: string) => {
    confirms = await takeChallenge(db, hashToken(challenge), session_id);
    return confirms !== undefined;
  };
  const result = await verifyAnswer(take, (expectedChallenge) =>
    verifyAuthenticationResponse({
      response: {
        ...used,
        response: { clientDataJSON, authenticatorData, signature },
        clientExtensionResults: {},
      },
      expectedChallenge,
      expectedOrigin: site.origin,
      expectedRPID: site.rpID,
      requireUserVerification: true,
      credential: {
        id: used.id,
        publicKey: new Uint8Array(passkey.public_key),
        counter: passkey.sign_count,
      },
    }),
  );
  return result?.verified
    ? { count: result.authenticationInfo.newCounter, confirms: confirms ?? [] }
    : undefined;
}

type TakeChallenge = (challenge: string) => Promise<boolean>;

/** The library throws for every kind of invalid answer, and would pass on a failure of the database as one. */
export async function verifyAnswer<T>(
  take: TakeChallenge,
  verify: (expectedChallenge: TakeChallenge) => Promise<T>,
): Promise<T | undefined> {
  let failure: { error: unknown } | undefined;
  const expectedChallenge: TakeChallenge = (challenge) =>
    take(challenge).catch((error: unknown) => {
      failure = { error };
      return false;
    });
  const result = await verify(expectedChallenge).catch(() => undefined);
  if (failure) throw failure.error;
  return result;
}

function belongsTo(used: UsedPasskey, passkey: UsablePasskey, secretKey: SecretKey): boolean {
  const { userHandle } = used.response;
  if (!userHandle) return true;
  const { user_id, passkey_handle } = passkey;
  const expected = passkey_handle ? [passkey_handle] : passkeyHandles(secretKey, user_id);
  return isOneOf(expected, Buffer.from(userHandle, 'base64url'));
}
