import type { Configuration, ServerMetadata } from 'openid-client';
import { LRUCache } from 'lru-cache';
import type { AddressRules } from '@suite/registry';
import { isAllowedUrl } from '../http/guarded-calls/public-address.ts';
import { ProviderFailure } from './domain/provider-failure.ts';
import type { ProviderFetch } from './open-provider-fetch.ts';
import { hashToken } from '../auth/auth.public.ts';
import { loadOnce } from '../loading/load-once.ts';

const limitSeconds = 5;
const knownMs = 10 * 60_000;

export interface ProviderSettings {
  issuer: string;
  client_id: string;
  client_secret: string;
}

export interface ProviderConnections {
  rules: AddressRules;
  connect(settings: ProviderSettings): Promise<Configuration>;
  connectUncached(settings: ProviderSettings): Promise<Configuration>;
  close(): Promise<void>;
}

export function openProviderConnections(rules: AddressRules): ProviderConnections {
  const known = new LRUCache<string, Configuration>({ max: 200, ttl: knownMs });
  const opened = loadOnce(async () => {
    const { openProviderFetch } = await import('./open-provider-fetch.ts');
    return openProviderFetch(rules);
  });
  const connectUncached = async (settings: ProviderSettings) =>
    discover(settings, rules, await opened.load());
  return {
    rules,
    connectUncached,
    async connect(settings) {
      const key = hashToken(JSON.stringify(settings)).toString('hex');
      const found = known.get(key) ?? (await connectUncached(settings));
      if (!known.has(key)) known.set(key, found);
      return found;
    },
    close: async () => (await opened.loaded())?.close(),
  };
}

async function discover(
  { issuer, client_id, client_secret }: ProviderSettings,
  rules: AddressRules,
  { fetch }: ProviderFetch,
): Promise<Configuration> {
  if (!isAllowedUrl(issuer, rules)) throw new ProviderFailure('forbidden-address');
  const client = await import('openid-client');
  const withoutTls = issuer.startsWith('http:') ? [client.allowInsecureRequests] : [];
  const found = await client
    .discovery(new URL(issuer), client_id, client_secret, undefined, {
      timeout: limitSeconds,
      execute: withoutTls,
      [client.customFetch]: fetch,
    })
    .catch((error: unknown) => {
      throw new ProviderFailure('not-found', error);
    });
  const metadata = found.serverMetadata();
  requireUsable(metadata, issuer, rules);
  const takesBasic = metadata.token_endpoint_auth_methods_supported?.includes('client_secret_basic') ?? true;
  const proof = takesBasic ? client.ClientSecretBasic(client_secret) : client.ClientSecretPost(client_secret);
  const config = new client.Configuration(metadata, client_id, client_secret, proof);
  config[client.customFetch] = fetch;
  config.timeout = limitSeconds;
  // Verifies the signature of the ID token even though it came over TLS.
  for (const apply of [client.enableNonRepudiationChecks, ...withoutTls]) apply(config);
  return config;
}

function requireUsable(metadata: ServerMetadata, issuer: string, rules: AddressRules): void {
  // The library accepts other issuers for some vendors, whose tenants could claim any e-mail address.
  if (new URL(metadata.issuer).href !== new URL(issuer).href) throw new ProviderFailure('other-issuer');
  const { authorization_endpoint, token_endpoint, jwks_uri, userinfo_endpoint } = metadata;
  const isAllowed = (url: string | undefined) => url !== undefined && isAllowedUrl(url, rules);
  if (![authorization_endpoint, token_endpoint, jwks_uri].every(isAllowed)) {
    throw new ProviderFailure('unsuitable');
  }
  if (userinfo_endpoint !== undefined && !isAllowed(userinfo_endpoint))
    throw new ProviderFailure('unsuitable');
  const knowsS256 = metadata.code_challenge_methods_supported?.includes('S256') ?? true;
  const knowsCode = metadata.response_types_supported?.includes('code') ?? true;
  if (!knowsS256 || !knowsCode) throw new ProviderFailure('unsuitable');
}
