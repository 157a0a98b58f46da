import type { PlainCode } from '@suite/contracts/messages';
import type { TestSingleSignOnPayload } from '@suite/contracts/single-sign-on';
import type { Database } from '@suite/database';
import type { Configuration } from 'openid-client';
import type { Caller } from '../../access/caller.ts';
import { DomainError } from '../../errors/domain-error.ts';
import type { SecretKey } from '../../sealing/secret-key.ts';
import { addressesOf } from '../domain/provider-addresses.ts';
import { openClientSecret } from '../provider-key.ts';
import { ProviderFailure } from '../domain/provider-failure.ts';
import { findProvider, type ProviderRow } from '../providers.repository.ts';
import { requireOwner } from './get-single-sign-on.ts';
import type { SignInContext } from './start-single-sign-on.ts';

/** @throws DomainError VALIDATION_ERROR for the field that fails */
export async function testSingleSignOn(
  db: Database,
  caller: Caller,
  { hotelId, ...given }: TestSingleSignOnPayload & { hotelId: number | undefined },
  context: SignInContext,
): Promise<string[]> {
  const hotel_id = await requireOwner(db, caller, hotelId);
  const client_secret = requireSecret(given, await findProvider(db, hotel_id), context.secretKey);
  const { issuer, client_id } = given;
  const config = await context.connections
    .connectUncached({ issuer, client_id, client_secret })
    .catch((error: unknown) => {
      throw error instanceof ProviderFailure ? refused('issuer', error.code) : error;
    });
  await requireKnownClient(config, addressesOf(context.publicUrl, hotel_id).redirect_uri);
  const { end_session_endpoint } = config.serverMetadata();
  return [
    'The provider was found, and can do what is needed.',
    'It knows the client ID and its secret.',
    end_session_endpoint === undefined
      ? 'It has no page to sign out: people stay signed in there when they sign out here.'
      : 'Signing out here also leads to its page to sign out.',
  ];
}

/** Uses the stored secret only for the provider that it was entered for. */
export function requireSecret(
  { issuer, client_id, client_secret }: TestSingleSignOnPayload,
  stored: ProviderRow | undefined,
  secretKey: SecretKey,
): string {
  if (client_secret) return client_secret;
  if (stored?.issuer === issuer && stored.client_id === client_id) {
    return openClientSecret(secretKey, stored.hotel_id, stored.client_secret);
  }
  throw refused('client_secret', stored ? 'CLIENT_SECRET_AGAIN' : 'CLIENT_SECRET_REQUIRED');
}

export function refused(field: string, code: PlainCode): DomainError {
  return new DomainError('VALIDATION_ERROR', code, {}, field);
}

/** Redeems an invalid code: the provider reports a wrong code to a known client, and a wrong client otherwise. */
async function requireKnownClient(config: Configuration, redirect_uri: string): Promise<void> {
  const client = await import('openid-client');
  const code_verifier = client.randomPKCECodeVerifier();
  const answer = await client
    .genericGrantRequest(config, 'authorization_code', {
      code: client.randomState(),
      redirect_uri,
      code_verifier,
    })
    .catch((error: unknown) => error);
  const error = answer instanceof client.ResponseBodyError ? answer.error : undefined;
  if (error === 'invalid_grant') return;
  const isUnknown = answer instanceof client.WWWAuthenticateChallengeError || error === 'invalid_client';
  if (isUnknown || error === 'unauthorized_client') {
    throw refused('client_secret', 'CLIENT_UNKNOWN');
  }
  throw refused('issuer', 'CLIENT_NOT_TESTED');
}
