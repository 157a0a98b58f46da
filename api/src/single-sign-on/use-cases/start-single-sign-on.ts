import type { Database } from '@suite/database';
import { createToken, hashToken } from '../../auth/auth.public.ts';
import { DomainError } from '../../errors/domain-error.ts';
import type { SecretKey } from '../../sealing/secret-key.ts';
import { insertAttempt } from '../attempts.repository.ts';
import type { ProviderConnections } from '../connect-provider.ts';
import { addressesOf, ownerOf, returnPath } from '../domain/provider-addresses.ts';
import { openClientSecret } from '../provider-key.ts';
import { providerUnavailable } from '../sign-in-refusal.ts';
import { findUsableProvider, type ProviderRow } from '../providers.repository.ts';

export interface SignInContext {
  connections: ProviderConnections;
  secretKey: SecretKey;
  publicUrl: string;
}

export interface StartedSignIn {
  continue_at: string;
  /** Binds the sign-in to the browser that started it. */
  browserToken: string;
}

export async function startSingleSignOn(
  db: Database,
  {
    provider: named,
    return_to,
    browserToken,
  }: { provider: string; return_to: string | undefined; browserToken: string | undefined },
  context: SignInContext,
): Promise<StartedSignIn> {
  const provider = await requireProvider(db, named);
  const config = await connectStored(provider, context);
  const client = await import('openid-client');
  const state = client.randomState();
  const nonce = client.randomNonce();
  const code_verifier = client.randomPKCECodeVerifier();
  const browser = browserToken ?? createToken().token;
  await insertAttempt(db, {
    state_hash: hashToken(state),
    browser_hash: hashToken(browser),
    provider_id: provider.id,
    issuer: provider.issuer,
    nonce,
    code_verifier,
    return_to: returnPath(return_to, context.publicUrl),
  });
  const { href } = client.buildAuthorizationUrl(config, {
    redirect_uri: addressesOf(context.publicUrl, provider.hotel_id).redirect_uri,
    scope: 'openid email profile',
    state,
    nonce,
    code_challenge: await client.calculatePKCECodeChallenge(code_verifier),
    code_challenge_method: 'S256',
  });
  return { continue_at: href, browserToken: browser };
}

export async function requireProvider(db: Database, named: string): Promise<ProviderRow> {
  const provider = await findUsableProvider(db, ownerOf(named));
  if (provider) return provider;
  throw new DomainError('NOT_FOUND', 'SINGLE_SIGN_ON_UNUSED');
}

/** @throws DomainError CONFLICT if the provider does not answer */
export async function connectStored(provider: ProviderRow, { connections, secretKey }: SignInContext) {
  const { issuer, client_id, hotel_id } = provider;
  const client_secret = openClientSecret(secretKey, hotel_id, provider.client_secret);
  return connections.connect({ issuer, client_id, client_secret }).catch(() => {
    throw providerUnavailable(provider.provider_name);
  });
}
