import { randomUUID } from 'node:crypto';
import type { JWK } from 'jose';
import type { SecretKey } from '../../grants/grant-signer.ts';
import { deriveSigningKey } from '../../signing-key.ts';

export interface ServiceCaller {
  user_id: number;
  tenant_id: number | null;
  sees_every_tenant: boolean;
  roles: readonly string[];
  permissions: readonly string[];
}

export interface ServiceTokens {
  sign(caller: ServiceCaller, alias: string): Promise<string>;
  /** Returns the public keys, including those from before a rotation, as servers change one after another. */
  keys(): Promise<JWK[]>;
}

const algorithm = 'ES256';
const lifetimeSeconds = 60;

/** Derives the keys from the server's secret, so that every process has the same ones; the newest signs. */
export function openServiceTokens(secretKey: SecretKey, issuer: string): ServiceTokens {
  // Keys and library are loaded with the first token, as a server without services needs neither.
  let loading: ReturnType<typeof loadKeys> | undefined;
  const load = () =>
    (loading ??= loadKeys(secretKey).catch((error: unknown) => {
      loading = undefined;
      throw error;
    }));
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
