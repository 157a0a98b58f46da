import type { Database } from '@suite/database';
import { findSessionProvider } from '../../auth/auth.public.ts';
import { isAllowedUrl } from '../../http/guarded-calls/public-address.ts';
import { addressesOf } from '../domain/provider-addresses.ts';
import { openProviderToken } from '../provider-key.ts';
import { findProviderById } from '../providers.repository.ts';
import { connectStored, type SignInContext } from './start-single-sign-on.ts';

export async function providerLogoutAddress(
  db: Database,
  session_id: string,
  context: SignInContext,
): Promise<string | null> {
  const session = await findSessionProvider(db, session_id);
  const provider = session && (await findProviderById(db, session.provider_id));
  if (!session || !provider) return null;
  // Signing out must work while the provider is unavailable.
  const config = await connectStored(provider, context).catch(() => null);
  const page = config?.serverMetadata().end_session_endpoint;
  if (!config || page === undefined || !isAllowedUrl(page, context.connections.rules)) return null;
  const client = await import('openid-client');
  return client.buildEndSessionUrl(config, {
    id_token_hint: openProviderToken(context.secretKey, provider.id, session.provider_token),
    post_logout_redirect_uri: addressesOf(context.publicUrl, provider.hotel_id).logout_uri,
  }).href;
}
