import { randomUUID } from 'node:crypto';
import type { JWK } from 'jose';
import type { SecretKey } from '../../grants/grant-signer.ts';
import { deriveSigningKey } from '../../signing-key.ts';

/** A signed-in user, as a service is told. */
export interface ServiceCaller {
  user_id: number;
  /** Null for users who belong to no tenant. */
  tenant_id: number | null;
  /** Whether they may see the data of every tenant. */
  sees_every_tenant: boolean;
  roles: readonly string[];
  permissions: readonly string[];
}

export interface ServiceTokens {
  /** A token for one call of one service. */
  sign(caller: ServiceCaller, alias: string): Promise<string>;
  /** The keys that services verify tokens by: also those of before a rotation, as servers change one after another. */
  keys(): Promise<JWK[]>;
}

const algorithm = 'ES256';
const lifetimeSeconds = 60;

/**
 * Signs tokens by keys that are derived from the server's secret, so that every process has the same ones and they change
 * with it: the newest signs.
 * @param issuer the public address of the server
 */
export function openServiceTokens(secretKey: SecretKey, issuer: string): ServiceTokens {
  // With the first token: a server without services needs neither the keys nor the library.
  let loading: ReturnType<typeof loadKeys> | undefined;
  const load = () => (loading ??= loadKeys(secretKey));
  return {
    async sign(caller, alias) {
      const { SignJWT } = await import('jose');
      const [newest] = await load();
      if (!newest) throw new Error('There is no key to sign tokens of services with');
      const { user_id, ...claims } = caller;
      return new SignJWT({ ...claims })
        .setProtectedHeader({ alg: algorithm, kid: newest.kid, typ: 'JWT' })
        .setSubject(String(user_id))
        .setIssuer(issuer)
        .setAudience(alias)
        .setIssuedAt()
        .setExpirationTime(`${lifetimeSeconds}s`)
        .setJti(randomUUID())
        .sign(newest.key);
    },
    async keys() {
      return (await load()).map(({ publicJwk }) => publicJwk);
    },
  };
}

function loadKeys(secretKey: SecretKey) {
  return Promise.all(secretKey.map(loadKey));
}

async function loadKey(secret: Uint8Array) {
  const { calculateJwkThumbprint, importJWK } = await import('jose');
  const jwk = deriveSigningKey(secret, 'service-tokens');
  const { d: _, ...published } = jwk;
  const kid = await calculateJwkThumbprint(published);
  return {
    kid,
    key: await importJWK(jwk, algorithm),
    publicJwk: { ...published, kid, alg: algorithm, use: 'sig' },
  };
}
